import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { faultyHome } from '#stories/documents/faulty-home.ts';
import { homeSamples, sampleText } from '#stories/documents/home-samples.ts';
import { type Page, readText } from '#stories/playground/document/read-document.ts';

const example = (): Record<string, unknown> => {
  const [, json = ''] =
    /```json\n([\s\S]*?)```/.exec(readFileSync('docs/home-document.md', 'utf8')) ?? [];
  return JSON.parse(json);
};

const read = (value: unknown) => readText(JSON.stringify(value));

const pagesOf = (value: unknown): readonly Page[] => {
  const found = read(value);
  if (found.is === 'broken') throw new Error(found.why);
  return found.pages;
};

describe('a text', () => {
  it('is a sound sample of a whole document', () => {
    const found = readText(sampleText('整份文档'));
    expect(found).toMatchObject({ is: 'document', faults: [] });
    expect(found.is === 'document' && found.pages[2]).toMatchObject({
      name: 'variant2',
      written: true,
      theme: 'food',
    });
  });

  it('is a list of items, or the whole answer of the order', () => {
    for (const value of [['搜索框'], { code: 1, msg: '', data: ['搜索框'] }])
      expect(pagesOf(value)).toMatchObject([
        { name: 'ordered', gated: true, items: [{ raw: '搜索框' }] },
      ]);
  });

  it.each(Object.keys(homeSamples))('is a sound sample: %s', (name) => {
    // the keys of the samples
    const text = sampleText(name as keyof typeof homeSamples);
    expect(readText(text)).toMatchObject({ is: 'items', faults: [] });
  });

  it('is a home document with five pages, of which those that are not written are the shipped ones', () => {
    const found = read(example());
    expect(found).toMatchObject({ is: 'document', faults: [] });
    const pages = pagesOf(example());
    expect(pages.map(({ name, written }) => [name, written])).toEqual([
      ['ordered', true],
      ['variant1', false],
      ['variant2', false],
      ['variant3', false],
      ['variant4', false],
    ]);
    for (const { items } of pages) expect(items.length).toBeGreaterThan(2);
    // its switches are its own
    expect(pages[0]?.config).toMatchObject({ course_open: true, vip_open: false });
    expect(pages[0]?.items[2]).toMatchObject({ path: ['sections', 2], raw: { id: 'hot' } });
  });

  it('is a home document of the first version', () => {
    const { version: _none, layouts: _shipped, ...document } = example();
    const sections = [{ name: '搜索框', open: true, title: '' }];
    expect(read({ ...document, sections })).toMatchObject({ is: 'document', faults: [] });
  });

  it('is a home document that the server refuses, with every reason', () => {
    const sections = [{ name: '搜索框', open: true, title: '', settings: { tokens: 'red' } }];
    const found = read({ ...example(), sections });
    expect(found).toMatchObject({
      is: 'document',
      faults: [{ path: 'sections.0.settings.tokens', message: '配色不合适：配色应为对象' }],
    });
    expect(pagesOf({ ...example(), sections })[0]?.items).toHaveLength(1);
  });

  it('tells colours of a list that stand out too little', () => {
    const found = read(faultyHome);
    const faults = found.is === 'broken' ? [] : found.faults;
    expect(faults.map(({ path }) => path)).toEqual(Array(6).fill('4.settings.tokens'));
    expect(faults[0]?.message).toBe('“主题色”与“卡片底色”的对比度只有 1.3:1，至少要 4.5:1');
  });

  it.each([
    ['', '还没有内容，可以载入样例'],
    ['["a",\n]', '第 2 行第 1 列不是 JSON：这里应为一个值（前面多了逗号，或引号不成对）'],
    ['{"title": 1}', '应为区块的列表，或带 sections 的首页文档'],
    ['7', '应为区块的列表，或带 sections 的首页文档'],
    ['null', '应为区块的列表，或带 sections 的首页文档'],
  ])('that is none says why: %j', (text, why) => {
    expect(readText(text)).toEqual({ is: 'broken', why });
  });

  it.each([
    `${'['.repeat(10_000)}${']'.repeat(10_000)}`,
    `[{"name":"搜索框","settings":${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}}]`,
    `{"sections":${'['.repeat(10_000)}${']'.repeat(10_000)}}`,
    `{"sections":null,"layouts":[],"version":{}}`,
    `{"sections":[],"layouts":{"variant1":{"nodes":[null,7,[]],"theme":5}}}`,
  ])('however odd is read without an error: %#', (text) => {
    expect(readText(text).is).not.toBe('broken');
  });
});
