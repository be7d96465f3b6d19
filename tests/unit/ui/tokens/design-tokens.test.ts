import { readFileSync } from 'node:fs';
import { defineConfig, parse } from '@terrazzo/parser';
import { describe, expect, it } from 'vitest';
import { themeTokens } from '#schemas/layout/theme-tokens.ts';
import { themes } from '#schemas/layout/themes.ts';
import { readSheet } from '#stories/tokens/file/read-sheet.ts';
import { tokenFiles, tokenModes } from '#stories/tokens/file/token-files.ts';
import { type TokenSet, tokenSets } from '#stories/tokens/file/token-sets.ts';
import { tokenCss } from '#tests/harness/token-css.ts';

const css = readFileSync('src/ui/tokens/tokens.css', 'utf8');
const files = tokenFiles(css);

const contentOf = (mode: string): TokenSet => tokenModes(css).get(mode) ?? {};

/** Name and text of every declaration in the block of a selector, found without the reader of the file. */
const declaredIn = (selector: string): [name: string, value: string][] => {
  const [, body = ''] = css.split(`${selector} {`);
  const [own = ''] = body.split('}');
  return [...own.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/--([\w-]+):([^;]+);/g)].map(
    ([, name = '', value = '']) => [name, value.replaceAll(/\s+/g, ' ').trim()],
  );
};

const inBytes = (hex: string): string =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(' ');

/** As a browser takes it at a width of 375 px, in one spelling. */
const taken = (value: string): string =>
  value
    .replaceAll(/max\(([\d.]+)px, ([\d.]+)pt\)/g, (_, px, pt) => `${Math.max(px, (pt * 4) / 3)}px`)
    .replaceAll(/#[\da-f]{6}/g, (hex) => `rgb(${inBytes(hex)} / 100%)`)
    .replace(/^0 4px 16px /, '0px 4px 16px 0px ');

const base = declaredIn(':root');
const reduced = declaredIn('@media (prefers-reduced-motion: reduce) {\n  :root');

type Mode = [mode: string, own: [name: string, value: string][]];

const modes: Mode[] = [
  ['default', []],
  ...['red', 'food', 'draw'].map((theme): Mode => [theme, declaredIn(`[data-theme="${theme}"]`)]),
  ['reduced-motion', reduced],
];

it('reads a style sheet with tokens, themes and reduced motion', () => {
  expect(base.length).toBeGreaterThan(30);
  expect(base).toContainEqual(['bar', 'var(--tap)']);
  expect(reduced.length).toBeGreaterThan(0);
  expect(modes.map(([mode]) => mode)).toEqual([...themes, 'reduced-motion']);
});

describe.each(modes)('the file of %s', (mode, own) => {
  const tokens = contentOf(mode);
  const declared = Object.fromEntries([...base, ...own]);

  it('holds every custom property, and no other', () => {
    expect(Object.keys(tokens)).toEqual(Object.keys(declared));
  });

  it.each(Object.entries(declared))('says of --%s what the browser has: %s', (name, value) => {
    const token = tokens[name];
    expect(token && tokenCss(token)).toBe(taken(value));
  });

  it('names every token for designers', () => {
    for (const token of Object.values(tokens))
      expect(token.$description).toMatch(/\p{Script=Han}/u);
  });

  it('fits the format', async () => {
    const config = defineConfig({}, { cwd: new URL(`file://${process.cwd()}/`) });
    const file = files.find(({ name }) => name === `${mode}.tokens.json`);
    const src = file?.text ?? '';
    const filename = new URL(`file://${process.cwd()}/${mode}.tokens.json`);
    const read = await parse([{ filename, src }], { config });
    expect(Object.keys(read.tokens).sort()).toEqual(Object.keys(declared).sort());
    expect(read.tokens.bar?.aliasOf).toBe('tap');
    expect(read.tokens['type-body']?.partialAliasOf).toMatchObject({ fontFamily: 'font' });
  });
});

it('the colours that operators may override have the same names there', () => {
  const tokens = contentOf('default');
  for (const { label, property } of Object.values(themeTokens))
    expect(tokens[property.slice(2)]?.$description?.split('，')[0], property).toBe(label);
});

type ToolTokens = Record<string, { $type: string; $value: unknown }>;
type Tools = {
  $themes: { group: string; name: string; selectedTokenSets: Record<string, string> }[];
  $metadata: { tokenSetOrder: string[] };
} & Record<string, unknown>;

const readTools = (): Tools => {
  const file = files.find(({ name }) => name === 'drawing-tools.json');
  return JSON.parse(file?.text ?? '{}');
};

// what the file holds beside its themes are sets
const setsIn = (others: Record<string, unknown>) => others as Record<string, ToolTokens>;

describe('the file of Tokens Studio and Penpot', () => {
  const { $themes, $metadata, ...others } = readTools();
  const sets = setsIn(others);

  it('holds the same tokens in sets, each of a type with a value', () => {
    expect(Object.keys(sets)).toEqual([...tokenSets(readSheet(css)).keys()]);
    expect(Object.keys(sets.base ?? {})).toEqual(base.map(([name]) => name));
    for (const set of Object.values(sets))
      for (const token of Object.values(set))
        expect(token).toMatchObject({ $type: expect.any(String), $value: expect.anything() });
  });

  it('writes colours as they were before 2025, and keeps references', () => {
    expect(sets.red?.accent).toMatchObject({ $type: 'color', $value: '#c4161c' });
    expect(sets.base?.bar?.$value).toBe('{tap}');
    expect(sets.base?.['shadow-float']?.$value).toMatchObject({ y: '4px', color: '#1a1f2424' });
    expect(sets.base?.['type-body']?.$value).toMatchObject({
      fontFamily: '{font}',
      lineHeight: '22px',
    });
    expect(sets.base?.font?.$value).toMatch(/^PingFang SC, /);
  });

  it('offers the themes, each over the base, and names no set that is not there', () => {
    expect($themes.map(({ group, name }) => `${group}/${name}`)).toEqual([
      ...['主题/默认', '主题/红色', '主题/发现', '主题/有序'],
      ...['动效/完整', '动效/减弱'],
    ]);
    const selected = $themes.flatMap(({ selectedTokenSets }) => Object.keys(selectedTokenSets));
    expect(Object.keys(sets)).toEqual(expect.arrayContaining(selected));
    expect($metadata.tokenSetOrder).toEqual(Object.keys(sets));
  });
});

describe('what no type of token can say', () => {
  it.each([
    ['--width: 50%;', /--width: no type/],
    ['--width: calc(1px + 2px);', /--width: no type/],
    ['--bar: var(--nothing);', /--bar: no type/],
    ['--word: none;', /--word: no type/],
  ])('%s is refused', (declaration, fault) => {
    expect(() => tokenFiles(`:root { ${declaration} }`)).toThrow(fault);
  });

  it('a set of an unknown condition is refused', () => {
    expect(() => readSheet('@media (min-width: 700px) { :root { --gutter: 24px; } }')).toThrow(
      /no set of tokens/,
    );
  });
});
