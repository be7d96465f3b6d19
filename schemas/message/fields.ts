/** In the order in which `/messages` shows them. */
export const messageGroups = ['system', 'course', 'order', 'interact', 'live'] as const;

export type MessageGroup = (typeof messageGroups)[number];
