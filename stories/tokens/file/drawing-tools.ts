import { BASE, REDUCED_MOTION } from './read-sheet.ts';
import {
  type Color,
  type Dimension,
  type Duration,
  isAlias,
  type Shadow,
  type Token,
  type TypedValue,
  type Typography,
} from './token.ts';
import type { TokenSet } from './token-sets.ts';

/**
 * The form that Tokens Studio and Penpot read: sets and themes in one file, and values as the format's
 * draft of 2022 had them.
 */

const text = ({ value, unit }: Dimension | Duration): string => `${value}${unit}`;

const hex = ({ hex: opaque, alpha }: Color): string =>
  alpha === 1
    ? opaque
    : `${opaque}${Math.round(alpha * 255)
        .toString(16)
        .padStart(2, '0')}`;

/** Names that only browsers know; drawing tools take the first family that they have. */
const ofBrowsers = ['-apple-system', 'blinkmacsystemfont'];

/** Their names of the format's types; `other` is for what cannot be drawn. */
const types: Readonly<Record<Token['$type'], string>> = {
  color: 'color',
  cubicBezier: 'other',
  dimension: 'dimension',
  duration: 'other',
  fontFamily: 'fontFamilies',
  shadow: 'boxShadow',
  typography: 'typography',
};

const typographyFor = ({ fontFamily, fontWeight, fontSize, ...more }: Typography) => ({
  fontFamily,
  fontWeight: String(fontWeight),
  fontSize: text(fontSize),
  lineHeight: `${Math.round(fontSize.value * more.lineHeight * 100) / 100}px`,
  letterSpacing: text(more.letterSpacing),
});

const shadowFor = ({ color, offsetX, offsetY, blur, spread }: Shadow) => ({
  x: text(offsetX),
  y: text(offsetY),
  blur: text(blur),
  spread: text(spread),
  color: hex(color),
  type: 'dropShadow',
});

const valueFor = (token: TypedValue): unknown => {
  switch (token.$type) {
    case 'color':
      return hex(token.$value);
    case 'cubicBezier':
      return `cubic-bezier(${token.$value.join(', ')})`;
    case 'dimension':
    case 'duration':
      return text(token.$value);
    case 'fontFamily':
      return token.$value.filter((family) => !ofBrowsers.includes(family)).join(', ');
    case 'shadow':
      return shadowFor(token.$value);
    case 'typography':
      return typographyFor(token.$value);
  }
};

const tokenFor = (token: Token) => ({
  $type: types[token.$type],
  $value: isAlias(token) ? token.$value : valueFor(token),
  ...(token.$description && { $description: token.$description }),
});

const themeOf = (group: string, name: string, sets: readonly string[]) => ({
  id: `${group}-${name}`,
  group,
  name,
  selectedTokenSets: Object.fromEntries(sets.map((set) => [set, 'enabled'])),
});

/** `themeNames`: what designers call the theme of each set; `base` alone is one of them. */
export const drawingToolsFile = (
  sets: ReadonlyMap<string, TokenSet>,
  themeNames: ReadonlyMap<string, string>,
) => {
  const named = [...themeNames];
  const [, standard = ''] = named.find(([set]) => set === BASE) ?? [];
  return {
    ...Object.fromEntries(
      [...sets].map(([set, tokens]) => [
        set,
        Object.fromEntries(Object.entries(tokens).map(([name, token]) => [name, tokenFor(token)])),
      ]),
    ),
    $themes: [
      ...named.map(([set, name]) => themeOf('主题', name, set === BASE ? [BASE] : [BASE, set])),
      themeOf('动效', '完整', [BASE]),
      themeOf('动效', '减弱', [REDUCED_MOTION]),
    ],
    $metadata: {
      tokenSetOrder: [...sets.keys()],
      activeThemes: [`主题/${standard}`, '动效/完整'],
      activeSets: [BASE],
    },
  };
};
