export const themes = ['default', 'red', 'food', 'draw'] as const;

export type Theme = (typeof themes)[number];
