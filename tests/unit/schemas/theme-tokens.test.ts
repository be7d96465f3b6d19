import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  basePalettes,
  contrast,
  contrastFaults,
  readTokens,
  themeTokens,
  tokenStyle,
} from '#schemas/layout/theme-tokens.ts';
import { themes } from '#schemas/layout/themes.ts';

const css = readFileSync('src/ui/tokens/tokens.css', 'utf8');

/** The custom properties that the style sheet gives a theme. */
const propertiesOf = (selector: string): Record<string, string> => {
  const [, body = ''] = css.split(`${selector} {`);
  const [own = ''] = body.split('}');
  return Object.fromEntries(
    [...own.matchAll(/(--[\w-]+):\s*(#[\da-f]{6});/g)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  );
};

const propertyOf: Record<string, string> = {
  ...Object.fromEntries(
    Object.entries(themeTokens).map(([name, { property }]) => [name, property]),
  ),
  accentDark: '--accent-dark',
  accentDeepest: '--accent-deepest',
  gold: '--gold',
};

describe('the colours of the themes', () => {
  it.each(themes)('%s are those of the style sheet', (theme) => {
    const properties = { ...propertiesOf(':root'), ...propertiesOf(`[data-theme="${theme}"]`) };
    const notices = Object.entries(basePalettes[theme]).map(([name, colour]) => [
      propertyOf[name],
      colour,
    ]);
    expect(notices.map(([property]) => [property, properties[String(property)]])).toEqual(notices);
  });

  it.each(themes)('%s stand out from each other', (theme) => {
    expect(contrastFaults(theme, {})).toEqual([]);
  });
});

describe('the contrast', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#000000', 21],
    ['#777777', '#ffffff', 4.48],
    ['#0b7a75', '#0b7a75', 1],
  ])('of %s and %s is %d', (one, other, ratio) => {
    expect(contrast(one, other)).toBeCloseTo(ratio, 2);
  });

  it('that is too faint is told in words, with the two colours', () => {
    const faults = contrastFaults('default', { text: '#999999' });
    expect(faults.map(({ ink, ground }) => [ink, ground])).toEqual([
      ['text', 'card'],
      ['text', 'page'],
      ['text', 'tint'],
    ]);
    expect(faults[0]?.message).toBe('“主要文字”与“卡片底色”的对比度只有 2.8:1，至少要 4.5:1');
  });

  it('is never told rounded up to what is wanted', () => {
    const [fault] = contrastFaults('default', { tertiary: '#757c83' });
    expect(fault?.ratio).toBeLessThan(4.5);
    expect(fault?.message).toMatch(/只有 4\.[0-4]:1/);
  });

  it('is judged over the theme’s other colours', () => {
    expect(contrastFaults('red', { onAccent: '#ffffff' })).toEqual([]);
    expect(contrastFaults('red', { onAccent: '#c4161c' }).map(({ ground }) => ground)).toEqual([
      'accent',
      'accentDark',
    ]);
  });

  it('of what follows from the accent counts as well', () => {
    expect(contrastFaults('default', { accent: '#7a1f5c' })).toEqual([]);
    const grounds = contrastFaults('default', { accent: '#e08a00' }).map(
      ({ ink, ground }) => `${ink} ${ground}`,
    );
    expect(grounds).toContain('accent card');
    expect(grounds).toContain('onAccent accent');
    expect(grounds).toContain('accent tint');
  });

  it('of a dark card asks for light words on it', () => {
    const faults = contrastFaults('default', { card: '#10161a' });
    expect(faults.some(({ ink, ground }) => ink === 'text' && ground === 'card')).toBe(true);
  });
});

describe('colours', () => {
  it('are read each by itself, in small letters', () => {
    const { tokens, misfits } = readTokens({ accent: '#7A1F5C', card: 'white', shadow: '#000000' });
    expect(tokens).toEqual({ accent: '#7a1f5c' });
    expect(misfits.map(({ path, expected }) => [path, expected])).toEqual([
      ['card', 'a colour like #0b7a75'],
      ['shadow', expect.stringMatching(/^one of accent, /)],
    ]);
  });

  it.each(['__proto__', 'constructor', 'gold', 'accentDark'])('know no %s', (name) => {
    const { tokens, misfits } = readTokens(JSON.parse(`{"${name}":"#000000"}`));
    expect(tokens).toEqual({});
    expect(misfits).toHaveLength(1);
  });

  it.each([[null], [undefined], [[]], ['#000000'], [7]])('are none in %j', (came) => {
    expect(readTokens(came)).toMatchObject({ tokens: {}, misfits: [{ path: '', came }] });
  });

  it('stand under the custom properties of the style sheet, with what follows from the accent', () => {
    expect(tokenStyle({ accent: '#7a1f5c', price: '#b00000' })).toEqual({
      '--accent': '#7a1f5c',
      '--accent-dark': '#4e143b',
      '--accent-deepest': '#310c25',
      '--tint': expect.stringMatching(/^#f[\da-f]{5}$/),
      '--price': '#b00000',
    });
    expect(tokenStyle({ accent: '#7a1f5c', tint: '#fff0f8' })['--tint']).toBe('#fff0f8');
    expect(tokenStyle({})).toEqual({});
  });
});
