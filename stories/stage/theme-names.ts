import type { LayoutDocument } from '#schemas/layout/layout.ts';

export type Theme = LayoutDocument['theme'];

export const themeNames: Readonly<Record<Theme, string>> = {
  default: '默认',
  red: '红色',
  food: '发现',
  draw: '有序',
};

// `Object.keys` widens the keys of the literal to string
export const everyTheme = Object.keys(themeNames) as Theme[];
