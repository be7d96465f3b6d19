export const payMethods = ['wechat', 'balance'] as const;

export type PayMethod = (typeof payMethods)[number];
