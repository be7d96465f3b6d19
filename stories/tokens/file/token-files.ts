import { themeNames } from '../../stage/theme-names.ts';
import { drawingToolsFile } from './drawing-tools.ts';
import { BASE, REDUCED_MOTION, readSheet, themesOf } from './read-sheet.ts';
import { type TokenSet, tokenSets } from './token-sets.ts';

export type TokenFile = { name: string; use: string; text: string };

const DEFAULT_THEME = 'default';

const names: Readonly<Record<string, string>> = themeNames;
const nameOf = (theme: string): string => names[theme] ?? theme;

/** All tokens of each mode: of every theme, and where motion is reduced. */
export const tokenModes = (css: string): ReadonlyMap<string, TokenSet> => {
  const sheet = readSheet(css);
  const sets = tokenSets(sheet);
  const over = (set: string): [string, TokenSet] => [set, { ...sets.get(BASE), ...sets.get(set) }];
  return new Map([
    [DEFAULT_THEME, { ...sets.get(BASE) }],
    ...themesOf(sheet).map(over),
    over(REDUCED_MOTION),
  ]);
};

const toolsFile = (css: string): object => {
  const sheet = readSheet(css);
  const themes = themesOf(sheet).map((theme) => [theme, nameOf(theme)] as const);
  return drawingToolsFile(tokenSets(sheet), new Map([[BASE, nameOf(DEFAULT_THEME)], ...themes]));
};

const textOf = (content: object): string => `${JSON.stringify(content, null, 2)}\n`;

/** Every file of tokens, from the text of the style sheet. */
export const tokenFiles = (css: string): TokenFile[] => [
  {
    name: 'drawing-tools.json',
    use: 'Tokens Studio 和 Penpot：全部主题在一个文件里',
    text: textOf(toolsFile(css)),
  },
  ...[...tokenModes(css)].map(([mode, tokens]) => ({
    name: `${mode}.tokens.json`,
    use: mode === REDUCED_MOTION ? '减弱动效时' : `主题：${nameOf(mode)}`,
    text: textOf(tokens),
  })),
];
