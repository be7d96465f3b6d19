import fc from 'fast-check';
import { expect, it } from 'vitest';
import { homeSections, type SectionRow, sectionNames } from '../../../schemas/home-sections.ts';
import { type HomeDocument, readHomeDocument } from '../../../schemas/publication/home-document.ts';
import { shippedLayouts } from '../../../server/db/shipped-layouts.ts';
import { applyDocument } from '../../../server/domains/publication/document/apply-document.ts';
import { readLiveDocument } from '../../../server/domains/publication/document/read-live-document.ts';
import { onEveryDatabase } from '../harness/database.ts';

const words = (longest: number, least = 0) =>
  fc
    .string({ unit: fc.constantFrom(...'首页课程医学AB1 。-"\'&😀'), maxLength: longest * 2 })
    .map((text) =>
      text
        .slice(0, longest)
        .replace(/\p{Cs}/gu, '')
        .trim(),
    )
    .filter((text) => text.length >= least);
const link = fc.constantFrom('', '/more', '/cate?type=0', 'https://example.com/a?b=1', '/a/b#c');
const picture = fc.constantFrom('/media/logo.svg', 'https://example.com/x.png', '/uploads/a.webp');
const key = fc.stringMatching(/^[\w-]{1,40}$/);

const section = (name: (typeof sectionNames)[number]) => {
  const { flag, titleField }: SectionRow = homeSections[name];
  return fc.record({
    name: fc.constant(name),
    open: flag ? fc.boolean() : fc.constant(true),
    title: titleField ? words(20) : fc.constant(''),
  });
};

const tabNames = ['发现', '分类', '订阅', '消息', '我的'] as const;
const byKey = { selector: (item: { key: string }) => item.key };

/** Items beside the plain ones: the same sections by ids, and groups. */
const further: fc.Arbitrary<HomeDocument['sections']> = fc.uniqueArray(
  fc.oneof(
    fc.record({
      name: fc.constantFrom('资讯列表' as const, '课程模块' as const),
      id: fc.constantFrom('a', 'b-1'),
      open: fc.boolean(),
      title: words(20),
      theme: fc.constantFrom('red' as const, 'food' as const),
    }),
    fc.record({
      name: fc.constantFrom('双列组' as const, '标签组' as const),
      id: fc.constantFrom('a', 'g_2'),
      open: fc.constant(true),
      title: words(20),
      sections: fc.array(
        fc.oneof(
          fc.constant({ name: '资讯列表' as const }),
          fc.constant({ name: '课程模块' as const, settings: { as: 'rows', quiet: true } }),
          fc.record({ name: fc.constant('轮播图' as const), title: words(20) }),
        ),
        { minLength: 1, maxLength: 4 },
      ),
    }),
  ),
  { selector: ({ name, id }) => `${name}${id}`, maxLength: 5 },
);

const anyDocument: fc.Arbitrary<HomeDocument> = fc.record({
  version: fc.constant(2),
  layouts: fc.constantFrom(shippedLayouts, {
    ...shippedLayouts,
    variant2: { theme: 'red', nodes: [{ name: '轮播图', title: '头图' }] },
  }),
  template: fc.constantFrom('ordered', 'variant1', 'variant2', 'variant3', 'variant4'),
  loginSwitch: fc.constantFrom('phone', 'wechat'),
  sections: fc
    .shuffledSubarray(sectionNames)
    .chain((names) => fc.tuple(fc.tuple(...names.map((name) => section(name))), further))
    .map(([plain, more]) => [...more.slice(0, 2), ...plain, ...more.slice(2)]),
  memberCard: fc.record({ description: words(60) }),
  banners: fc.uniqueArray(
    fc.record({
      key,
      slot: fc.constantFrom('ordered', 'classic'),
      title: words(30, 1),
      thumb: picture,
      link,
    }),
    { maxLength: 20, ...byKey },
  ),
  icons: fc.uniqueArray(
    fc.record({ key, name: words(8, 1), thumb: picture, link, joinsApp: fc.boolean() }),
    { maxLength: 30, ...byKey },
  ),
  tabs: fc
    .shuffledSubarray([...tabNames], { minLength: 5 })
    .chain((names) =>
      fc.tuple(...names.map((name) => fc.record({ name: fc.constant(name), shown: fc.boolean() }))),
    ),
  follow: fc.record({ name: words(20, 1), picture }),
  site: fc.record({
    title: words(20, 1),
    logo: picture,
    copyright: words(40),
    copyrightLink: link,
    shareText: words(60),
    sharePicture: picture,
  }),
});

onEveryDatabase('the live tables', (opened) => {
  it('give back exactly the document that was put into them', async () => {
    const { db } = opened();
    await fc.assert(
      fc.asyncProperty(anyDocument, async (document) => {
        expect(readHomeDocument(document)).toEqual({ ok: true, document });
        await db.transaction((tx) => applyDocument(tx, document));
        expect(await readLiveDocument(db)).toEqual(document);
      }),
      { numRuns: 100 },
    );
  });
});
