import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sectionSettings, settingTable } from '#schemas/layout/section-settings.ts';
import { readHomeDocument } from '#schemas/publication/home-document.ts';
import { documentSchema } from '#schemas/publication/json-schema.ts';
import { shippedLayouts } from '#server/db/shipped-layouts.ts';
import { anyDocument } from '../../harness/publication/documents.ts';
import { mutated } from '../../harness/publication/mutated.ts';
import { triesOf } from '../../harness/times.ts';

const published: object = JSON.parse(readFileSync('docs/home-document.schema.json', 'utf8'));
const validate = new Ajv2020({ strict: true, strictTypes: false, strictRequired: false }).compile(
  published,
);

const [, example = ''] =
  /```json\n([\s\S]*?)\n```/.exec(readFileSync('docs/home-document.md', 'utf8')) ?? [];

describe('the published JSON Schema of home documents', () => {
  it('is the one that the tables give: npm run docs:schema writes it', () => {
    expect(published).toEqual(documentSchema());
  });

  it.each(Object.keys(sectionSettings))('tells every setting of %s', (name) => {
    const at = `settings-${name}`;
    expect(published).toHaveProperty(
      ['$defs', at, 'properties'],
      Object.fromEntries(
        Object.entries(settingTable(name)).map(([setting, { label }]) => [
          setting,
          expect.objectContaining({ title: label }),
        ]),
      ),
    );
  });

  it('takes the documents that are as they have to be, and these stay what they are', () => {
    fc.assert(
      fc.property(anyDocument, (document) => {
        expect(validate(document), JSON.stringify(validate.errors)).toBe(true);
        const read = readHomeDocument(document);
        expect(read).toEqual({ ok: true, document });
        expect(readHomeDocument(JSON.parse(JSON.stringify(document)))).toEqual(read);
      }),
      { numRuns: triesOf(100) },
    );
  });

  it('takes whatever the reader takes, however it was changed', () => {
    let taken = 0;
    let refused = 0;
    fc.assert(
      fc.property(mutated(anyDocument), (document) => {
        if (!readHomeDocument(document).ok) {
          refused += 1;
          return;
        }
        taken += 1;
        expect(validate(document), JSON.stringify(validate.errors)).toBe(true);
      }),
      { numRuns: triesOf(400), seed: 20261126 },
    );
    expect(taken).toBeGreaterThan(triesOf(40));
    expect(refused).toBeGreaterThan(triesOf(100));
  });

  it('takes the example of the page', () => {
    const document: unknown = JSON.parse(example);
    expect(readHomeDocument(document)).toMatchObject({ ok: true });
    expect(validate(document), JSON.stringify(validate.errors)).toBe(true);
  });
});

type Item = Record<string, unknown>;

const sound = () => {
  const document: Record<string, unknown> & { sections: Item[] } = {
    ...JSON.parse(example),
    layouts: structuredClone(shippedLayouts),
  };
  return document;
};

/** A sound document but for an item, which stands after the others. */
const withItem = (item: Item) => {
  const document = sound();
  document.sections.push({ id: 'wrong', open: true, title: '', ...item });
  return document;
};
const news = (statement: Item) => withItem({ name: '资讯列表', ...statement });
const courses = (statement: Item) => withItem({ name: '课程模块', ...statement });
const group = (sections: unknown) => withItem({ name: '双列组', sections });
const page = (...nodes: Item[]) => ({
  ...sound(),
  layouts: { variant1: { theme: 'default', nodes } },
});
const site = (statement: Item) => {
  const document = sound();
  return { ...document, site: { ...Object(document.site), ...statement } };
};

const wrong: Readonly<Record<string, unknown>> = {
  'no object': [],
  'another version': { ...sound(), version: 3 },
  'a field too many': { ...sound(), motto: '' },
  'a field too few': { ...sound(), banners: undefined },
  'an unknown template': { ...sound(), template: 'variant5' },
  'four tabs': { ...sound(), tabs: Array(4).fill({ name: '发现', shown: true }) },
  'one tab five times': { ...sound(), tabs: Array(5).fill({ name: '发现', shown: true }) },
  'a site without a title': site({ title: '  ' }),
  'a title that is too long': site({ title: '首'.repeat(21) }),
  'markup in a text': site({ shareText: '<b>' }),
  'a script in a text': site({ shareText: 'JavaScript:1' }),
  'an invisible character': site({ copyright: 'a\u202eb' }),
  'no logo': site({ logo: '' }),
  'an unknown section': withItem({ name: '天气' }),
  'a section of the classic pages': withItem({ name: '分类标签' }),
  'a section that stands twice': withItem({ name: '搜索框', id: undefined }),
  'a closed section without a switch': withItem({ name: '轮播图', open: false }),
  'a title of a section without one': withItem({ name: '搜索框', title: '搜索' }),
  'an id that begins with a digit': news({ id: '1a' }),
  'a setting that the section has not': news({ settings: { as: 'rows' } }),
  'a number that is too large': news({ settings: { count: 11 } }),
  'an unknown choice': courses({ settings: { as: 'spiral' } }),
  'the same pick twice': courses({ settings: { picks: ['1', '1'] } }),
  'an address elsewhere': courses({ settings: { more: '//example.com' } }),
  'a colour by name': courses({ settings: { tokens: { accent: 'red' } } }),
  'a call of another section': courses({ source: { path: '/v1/index/nav' } }),
  'a call without its category': courses({ source: { path: '/v4/index/getVideoList' } }),
  'a call for what none answers': withItem({ name: '搜索框', source: { path: '/v1/index/nav' } }),
  'a theme that is none': news({ theme: 'blue' }),
  'an empty condition': news({ when: null }),
  'a condition of two kinds': news({ when: { audience: 'member', can: 'wechat' } }),
  'four levels of conditions': news({
    when: { not: { not: { not: { not: { audience: 'member' } } } } },
  }),
  'a time without ends': news({ when: { between: [null, null] } }),
  'a variant without variants': news({ when: { share: { of: 'a', percent: 5, variant: 'b' } } }),
  'an empty group': group([]),
  'too many in a group': group(Array(13).fill({ name: '轮播图' })),
  'a group in a group': group([{ name: '标签组', sections: [{ name: '轮播图' }] }]),
  'sections in a section': news({ sections: [{ name: '轮播图' }] }),
  'a source that is filled on the ordered page': courses({
    source: { path: '/v4/index/getVideoList', fill: { type_id: 'category' } },
  }),
  'a classic page without sections': page(),
  'a section that only the order opens': page({ name: '视频模块' }),
  'a tab that nothing chooses': page({ name: '轮播图', tab: 'home' }),
  'a chooser without tabs': page({ name: '分类标签' }),
};

describe('a wrong document', () => {
  it('is one for a change alone', () => {
    expect(readHomeDocument(sound())).toMatchObject({ ok: true });
    expect(validate(sound()), JSON.stringify(validate.errors)).toBe(true);
    expect(validate(courses({ settings: { as: 'rows' } }))).toBe(true);
    expect(Object.keys(wrong).length).toBeGreaterThanOrEqual(30);
  });

  it.each(Object.entries(wrong))('with %s is refused by the schema and the reader', (_, given) => {
    const document: unknown = JSON.parse(JSON.stringify(given));
    expect({ schema: validate(document), reader: readHomeDocument(document).ok }).toEqual({
      schema: false,
      reader: false,
    });
  });
});
