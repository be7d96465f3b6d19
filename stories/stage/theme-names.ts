import { themes } from '../../schemas/layout.ts';

export type Theme = (typeof themes)[number];

/** What designers call the themes. */
export const themeNames: Readonly<Record<Theme, string>> = {
  default: '默认',
  red: '红色',
  food: '发现',
  draw: '有序',
};

export const everyTheme: readonly Theme[] = themes;
