import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { everyTheme as themes } from '#stories/stage/theme-names.ts';

const css = readFileSync('src/ui/tokens/tokens.css', 'utf8');

const tokensIn = (selector: string): Record<string, string> => {
  const block = css.split(selector)[1]?.split('}')[0] ?? '';
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+):\s*(#[\da-f]{6})/g)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  );
};

const base = tokensIn(':root {');
const tokensOf = (theme: string) => ({ ...base, ...tokensIn(`[data-theme="${theme}"] {`) });

const channel = (value: number) =>
  value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
const luminance = (hex: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    channel(Number.parseInt(hex.slice(at, at + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
/** WCAG 2.2: from 1 to 21. */
const contrast = (one: string, other: string) => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

/** Text and what it stands on, by token. */
const pairs = [
  ['text-primary', 'surface-page'],
  ['text-primary', 'surface-card'],
  ['text-primary', 'tint'],
  ['text-secondary', 'surface-page'],
  ['text-secondary', 'surface-card'],
  ['text-secondary', 'tint'],
  ['text-tertiary', 'surface-page'],
  ['text-tertiary', 'surface-card'],
  ['accent', 'surface-card'],
  ['accent', 'tint'],
  ['on-accent', 'accent'],
  ['on-accent', 'accent-dark'],
  ['price', 'surface-card'],
  ['on-accent', 'live'],
  ['gold', 'accent-dark'],
  ['gold', 'accent-deepest'],
];

it('reads the known extremes', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

describe.each(themes)('the theme %s', (theme) => {
  const tokens: Record<string, string> = tokensOf(theme);

  it.each(pairs)('%s on %s can be read', (text, ground) => {
    expect(tokens[text]).toBeDefined();
    expect(tokens[ground]).toBeDefined();
    expect(contrast(tokens[text] ?? '', tokens[ground] ?? '')).toBeGreaterThanOrEqual(4.5);
  });

  it('has an accent of its own', () => {
    const accents = themes.map((each) => tokensOf(each).accent);
    expect(new Set(accents).size).toBe(themes.length);
  });

  it('coupon amounts, which are large, can be read on the tint', () => {
    expect(contrast(tokens.price ?? '', tokens.tint ?? '')).toBeGreaterThanOrEqual(3);
  });
});

/** A dark veil on a white picture, the lightest that there is. */
const overWhite = ([red = '', green = '', blue = '', share = '']: readonly string[]): string =>
  `#${[red, green, blue]
    .map((part) => Math.round(255 + ((Number(part) - 255) * Number(share)) / 100))
    .map((part) => part.toString(16).padStart(2, '0'))
    .join('')}`;

describe('the words on a banner', () => {
  const banner = readFileSync('sections/banner-carousel/banner-carousel.module.css', 'utf8');
  const veils = [...banner.matchAll(/rgb\((\d+) (\d+) (\d+) \/ (\d+)%\)/g)].map(
    ([veil, ...parts]) => ({
      veil,
      ground: overWhite(parts),
    }),
  );

  it('are its title and which one it is', () => {
    expect(veils).toHaveLength(2);
  });

  it.each(veils)('can be read on $veil over any picture', ({ ground }) => {
    expect(contrast('#ffffff', ground)).toBeGreaterThanOrEqual(4.5);
  });
});
