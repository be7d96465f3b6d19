import fc from 'fast-check';
import { classicSections } from '#schemas/layout/classic-sections.ts';
import {
  homeSections,
  type SectionName,
  type SectionRow,
  sectionNames,
} from '#schemas/layout/home-sections.ts';
import { tabSections } from '#schemas/layout/layout-tabs.ts';
import { settingTable } from '#schemas/layout/section-settings.ts';
import { sourceWords } from '#schemas/layout/section-sources.ts';
import type { SettingField } from '#schemas/layout/setting-fields.ts';
import { contrastFaults, themeTokens } from '#schemas/layout/theme-tokens.ts';
import { themes } from '#schemas/layout/themes.ts';
import { type ClassicLayout, isGated } from '#schemas/publication/classic-layout.ts';
import type { HomeDocument } from '#schemas/publication/home-document.ts';
import { sectionKey } from '#schemas/publication/section-item.ts';
import { shippedLayouts } from '#server/db/shipped-layouts.ts';
import { whens } from '../when/whens.ts';

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

/** Colours that stand out enough over every theme. */
const clearTokens = [
  {},
  ...Object.keys(themeTokens).flatMap((token) =>
    ['#0A5C7A', '#7a1f0a', '#111111', '#ffffff', '#fdfdfd'].map((colour) => ({ [token]: colour })),
  ),
].filter((tokens) => themes.every((theme) => contrastFaults(theme, tokens).length === 0));

const settingValue = (field: SettingField): fc.Arbitrary<unknown> => {
  switch (field.kind) {
    case 'choice':
      return fc.constantFrom(...Object.keys(field.options));
    case 'switch':
      return fc.boolean();
    case 'number':
      return fc.integer({ min: field.min, max: field.max });
    case 'link':
      return fc.constantFrom('', '/more', '/cate?type=0', '/a/b#c');
    case 'references':
      return fc.uniqueArray(key, { minLength: 1, maxLength: field.max });
    case 'colors':
      return fc.constantFrom(...clearTokens);
  }
};

/** What an item may say of a section: any of its settings, and one of its sources. */
const textOf = (name: SectionName) => {
  const settings = Object.entries(settingTable(name)).map(
    ([setting, field]) => [setting, settingValue(field)] as const,
  );
  const sources = (sourceWords[name] ?? []).map(({ path, payload, choose }) =>
    choose
      ? { path, payload: { ...payload, [choose.field]: '12' } }
      : { path, ...(payload && { payload: { ...payload } }) },
  );
  return {
    settings: fc.record(Object.fromEntries(settings), { requiredKeys: [] }),
    ...(sources.length > 0 && { source: fc.constantFrom(...sources) }),
  };
};

const classicNames = Object.keys(classicSections) as (keyof typeof classicSections)[];
/** Sections that a classic page may have without others. */
const nodeNames = [...sectionNames.filter((name) => !isGated(name)), ...classicNames].filter(
  (name) => !Object.values<string>(tabSections).includes(name),
);

/** A classic page of one's own. */
const layout: fc.Arbitrary<ClassicLayout> = fc.record(
  {
    theme: fc.constantFrom(...themes),
    nodes: fc.array(
      fc
        .constantFrom(...nodeNames)
        .chain((name) =>
          fc.record(
            { name: fc.constant(name), title: words(20), when: whens, ...textOf(name) },
            { requiredKeys: ['name'] },
          ),
        ),
      { minLength: 1, maxLength: 6 },
    ),
  },
  // drizzle takes none for a row's value
  { noNullPrototype: true },
);

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
    fc.constantFrom(...sectionNames).chain((name) => {
      const { flag, titleField }: SectionRow = homeSections[name];
      return fc.record(
        {
          name: fc.constant(name),
          id: fc.constantFrom('c', 'd-1'),
          open: flag ? fc.boolean() : fc.constant(true),
          title: titleField ? words(20) : fc.constant(''),
          theme: fc.constantFrom(...themes),
          when: whens,
          ...textOf(name),
        },
        { requiredKeys: ['name', 'id', 'open', 'title'] },
      );
    }),
    fc.record({
      name: fc.constantFrom('双列组' as const, '标签组' as const),
      id: fc.constantFrom('a', 'g_2'),
      open: fc.constant(true),
      title: words(20),
      sections: fc.uniqueArray(
        fc.oneof(
          fc.constant({ name: '资讯列表' as const }),
          fc.constant({ name: '资讯列表' as const, id: 'h' }),
          fc.constant({ name: '课程模块' as const, settings: { as: 'rows', quiet: true } }),
          fc.record({ name: fc.constant('轮播图' as const), title: words(20) }),
          fc
            .constantFrom(...sectionNames)
            .chain((name) =>
              fc.record(
                { name: fc.constant(name), when: whens, ...textOf(name) },
                { requiredKeys: ['name'] },
              ),
            ),
        ),
        { minLength: 1, maxLength: 4, selector: sectionKey },
      ),
    }),
  ),
  { selector: ({ name, id }) => `${name}${id}`, maxLength: 5 },
);

/** Home documents that are as they have to be. */
export const anyDocument: fc.Arbitrary<HomeDocument> = fc.record({
  version: fc.constant(2),
  layouts: fc.oneof(
    fc.constant(shippedLayouts),
    layout.map((variant2) => ({ ...shippedLayouts, variant2 })),
  ),
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
