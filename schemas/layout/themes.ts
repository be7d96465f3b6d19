/** The themes that a page or one of its sections may have. */
export const themes = ['default', 'red', 'food', 'draw'] as const;

export type Theme = (typeof themes)[number];
