import type { Theme } from './themes.ts';

/**
 * The colours that a document or an item may override: the operators' word and the custom property of each.
 * It uses no schema library because phones load it.
 */
export const themeTokens = {
  accent: { label: '主题色', property: '--accent' },
  onAccent: { label: '主题色上的文字', property: '--on-accent' },
  tint: { label: '浅底色', property: '--tint' },
  page: { label: '页面底色', property: '--surface-page' },
  card: { label: '卡片底色', property: '--surface-card' },
  text: { label: '主要文字', property: '--text-primary' },
  secondary: { label: '次要文字', property: '--text-secondary' },
  tertiary: { label: '辅助文字', property: '--text-tertiary' },
  price: { label: '价格', property: '--price' },
  hairline: { label: '分隔线', property: '--hairline' },
} as const;

type TokenName = keyof typeof themeTokens;
export type Tokens = { readonly [N in TokenName]?: string };

const derived = {
  accentDark: '--accent-dark',
  accentDeepest: '--accent-deepest',
} as const;

type Palette = Readonly<Record<TokenName | keyof typeof derived | 'gold', string>>;

const standard: Palette = {
  accent: '#0b7a75',
  accentDark: '#064f4c',
  accentDeepest: '#03312f',
  onAccent: '#ffffff',
  tint: '#e8f2f1',
  page: '#f4f6f7',
  card: '#ffffff',
  text: '#1a1f24',
  secondary: '#4a545e',
  tertiary: '#66717b',
  price: '#d0341a',
  hairline: '#e6eaed',
  gold: '#f3d9a4',
};

/** The colours of each theme without overrides; a test compares them with the style sheet. */
export const basePalettes: Readonly<Record<Theme, Palette>> = {
  default: standard,
  red: {
    ...standard,
    accent: '#c4161c',
    accentDark: '#8a0f14',
    accentDeepest: '#52090c',
    tint: '#fbeaea',
  },
  food: {
    ...standard,
    accent: '#b4480a',
    accentDark: '#7d3207',
    accentDeepest: '#4b1e04',
    tint: '#f9eee7',
  },
  draw: {
    ...standard,
    accent: '#5b3fd1',
    accentDark: '#3e2b91',
    accentDeepest: '#251a57',
    tint: '#efecfb',
  },
};

type TokenMisfit = { path: string; expected: string; came: unknown };

// `Object.keys` widens the keys of the literal to string
const tokenNames = Object.keys(themeTokens) as TokenName[];

const COLOUR = /^#[\da-f]{6}$/i;

/**
 * Reads colours one by one, in lower case; an invalid one is reported and left out. Anything but an object is
 * one misfit with the path ''.
 */
export const readTokens = (came: unknown): { tokens: Tokens; misfits: TokenMisfit[] } => {
  if (typeof came !== 'object' || came === null || Array.isArray(came))
    return { tokens: {}, misfits: [{ path: '', expected: 'an object', came }] };
  const tokens: { [N in TokenName]?: string } = {};
  const misfits: TokenMisfit[] = [];
  for (const [path, value] of Object.entries(came)) {
    const name = tokenNames.find((each) => each === path);
    if (name && typeof value === 'string' && COLOUR.test(value)) tokens[name] = value.toLowerCase();
    else
      misfits.push({
        path,
        expected: name ? 'a colour like #0b7a75' : `one of ${tokenNames.join(', ')}`,
        came: value,
      });
  }
  return { tokens, misfits };
};

const channelsOf = (colour: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

const mixed = (colour: string, into: string, share: number): string => {
  const others = channelsOf(into);
  const channels = channelsOf(colour).map((channel, at) =>
    Math.round(channel * share + (others[at] ?? 0) * (1 - share)),
  );
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
};

/** Adds what the accent implies: darker accents, and a tint of the card where none is set. */
const withDerived = (tokens: Tokens, card: string) => ({
  ...tokens,
  ...(tokens.accent && {
    accentDark: mixed(tokens.accent, '#000000', 0.64),
    accentDeepest: mixed(tokens.accent, '#000000', 0.4),
    tint: tokens.tint ?? mixed(tokens.accent, tokens.card ?? card, 0.09),
  }),
});

const properties: Readonly<Record<string, string>> = {
  ...Object.fromEntries(tokenNames.map((name) => [name, themeTokens[name].property])),
  ...derived,
};

export const tokenStyle = (tokens: Tokens): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(withDerived(tokens, standard.card)).flatMap(([name, value]) => {
      const property = properties[name];
      return property ? [[property, value]] : [];
    }),
  );

const luminance = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = channelsOf(colour).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/**
 * From 1 to 21.
 * @internal for tests
 */
export const contrast = (one: string, other: string): number => {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
};

const TEXT = 4.5;
/** Large text, graphics, and what shows only during a touch. */
const GRAPHICS = 3;

const pairs: readonly (readonly [ink: keyof Palette, ground: keyof Palette, least: number])[] = [
  ['text', 'card', TEXT],
  ['text', 'page', TEXT],
  ['text', 'tint', TEXT],
  ['secondary', 'card', TEXT],
  ['secondary', 'page', TEXT],
  ['secondary', 'tint', TEXT],
  ['tertiary', 'card', TEXT],
  ['tertiary', 'page', TEXT],
  ['tertiary', 'tint', GRAPHICS],
  ['price', 'card', TEXT],
  ['price', 'page', TEXT],
  ['price', 'tint', GRAPHICS],
  ['accent', 'card', TEXT],
  ['accent', 'page', TEXT],
  ['accent', 'tint', TEXT],
  ['onAccent', 'accent', TEXT],
  ['onAccent', 'accentDark', TEXT],
  ['gold', 'accentDark', TEXT],
  ['accentDeepest', 'gold', TEXT],
];

const words: Readonly<Record<keyof Palette, string>> = {
  accent: themeTokens.accent.label,
  onAccent: themeTokens.onAccent.label,
  tint: themeTokens.tint.label,
  page: themeTokens.page.label,
  card: themeTokens.card.label,
  text: themeTokens.text.label,
  secondary: themeTokens.secondary.label,
  tertiary: themeTokens.tertiary.label,
  price: themeTokens.price.label,
  hairline: themeTokens.hairline.label,
  accentDark: '较深的主题色',
  accentDeepest: '最深的主题色',
  gold: '会员金色',
};

type ContrastFault = { ink: string; ground: string; ratio: number; message: string };

/** The pairs with too little contrast once these colours override a theme. */
export const contrastFaults = (theme: Theme, tokens: Tokens): ContrastFault[] => {
  const base = basePalettes[theme];
  const palette: Palette = { ...base, ...withDerived(tokens, base.card) };
  return pairs.flatMap(([ink, ground, least]) => {
    const ratio = contrast(palette[ink], palette[ground]);
    if (ratio >= least) return [];
    const came = `${Math.floor(ratio * 10) / 10}:1`;
    const message = `“${words[ink]}”与“${words[ground]}”的对比度只有 ${came}，至少要 ${least}:1`;
    return [{ ink, ground, ratio, message }];
  });
};
