import fc from 'fast-check';
import { containerNames } from '#schemas/layout/containers.ts';
import { homeSections, type SectionRow } from '#schemas/layout/home-sections.ts';
import type { LayoutItem } from '#schemas/layout/layout-item.ts';
import { settingTable } from '#schemas/layout/section-settings.ts';
import type { SettingField } from '#schemas/layout/setting-fields.ts';
import { themes } from '#schemas/layout/themes.ts';
import { registry } from '#sections/registry.ts';
import { whens } from '../../harness/when/whens.ts';
import { changed, changes, hostile, huge } from './hostile.ts';

const rows: Record<string, SectionRow> = homeSections;
/** Every spelling that is known, with the section it means. */
const spellings = Object.entries(rows).flatMap(([name, { aliases }]) =>
  [name, ...aliases].map((spelt) => ({ spelt, name })),
);

const settingOf = (field: SettingField): fc.Arbitrary<unknown> => {
  switch (field.kind) {
    case 'choice':
      return fc.constantFrom(...Object.keys(field.options));
    case 'switch':
      return fc.boolean();
    case 'number':
      return fc.integer({ min: field.min, max: field.max });
    case 'link':
      return fc.constantFrom('', '/more', '/courseDetail/1');
    case 'references':
      return fc.uniqueArray(fc.constantFrom('1', '2', '40', 'a-b'), { minLength: 1 });
    case 'colors':
      return fc.constantFrom({}, { accent: '#7a1f5c' });
  }
};

const settingsOf = (name: string): fc.Arbitrary<Record<string, unknown>> =>
  fc.record(
    Object.fromEntries(
      Object.entries(settingTable(name)).map(([field, described]) => [field, settingOf(described)]),
    ),
    { requiredKeys: [] },
  );

// few ids and titles, so that items meet
const common = {
  id: fc.constantFrom('a', 'b', 'first', 'x-1'),
  title: fc.constantFrom('要闻', '本周推荐', '<b>课程</b>'),
  theme: fc.constantFrom(...themes),
  when: whens,
  variant: fc.constantFrom('spring', 'spring:a'),
};

const sourcesOf = Object.fromEntries(
  Object.entries(registry).map(([name, { sources }]) => [name, sources.map(({ path }) => path)]),
);

/** Sources that need nothing sent. */
const sourceOf = (name: string): fc.Arbitrary<NonNullable<LayoutItem['source']>>[] => {
  const paths = (sourcesOf[name] ?? []).slice(0, 1);
  if (paths.length === 0) return [];
  return [fc.record({ path: fc.constantFrom(...paths), payload: fc.constant({}) })];
};

const plainItem: fc.Arbitrary<LayoutItem> = fc
  .constantFrom(...spellings)
  .chain(({ spelt, name }) => {
    const [source] = sourceOf(name);
    return fc.record(
      {
        ...common,
        name: fc.constant(spelt),
        settings: settingsOf(name),
        ...(source && { source }),
      },
      { requiredKeys: ['name'] },
    );
  });

const group: fc.Arbitrary<LayoutItem> = fc.record(
  {
    ...common,
    name: fc.constantFrom(...containerNames),
    sections: fc.array(plainItem, { minLength: 1, maxLength: 6 }),
  },
  { requiredKeys: ['name', 'sections'] },
);

const item = fc.oneof({ weight: 5, arbitrary: plainItem }, { weight: 2, arbitrary: group });

/** Items of the ordered page that are as they have to be. */
export const soundItems: fc.Arbitrary<LayoutItem[]> = fc.array(item, { maxLength: 14 });

/** Names alone, known and unknown ones, as text or as an item. */
export const plainLists: fc.Arbitrary<{ name: string }[]> = fc.array(
  fc
    .oneof(
      fc.constantFrom(...spellings).map(({ spelt }) => spelt),
      fc.constantFrom('抽奖', '轮播图2', 'constructor', '__proto__', ' 资讯列表 ', '轮播图'),
    )
    .map((name) => ({ name })),
  { maxLength: 30 },
);

// JSON as deep as this is read by every browser, and written by none
const deepOf = (wrap: (inner: unknown) => unknown) => {
  let deep: unknown = 'x';
  for (let level = 0; level < 10_000; level += 1) deep = wrap(deep);
  return deep;
};
const deep = fc.constantFrom(
  deepOf((inner) => [inner]),
  deepOf((inner) => ({ deep: inner })),
  deepOf((inner) => ({ not: inner })),
  deepOf((inner) => ({ all: [inner] })),
  deepOf((inner) => ({ name: '双列组', sections: [inner] })),
);

const holes = fc.constantFrom<unknown>(
  new Array(5),
  // biome-ignore lint/suspicious/noSparseArray: what is tried here
  [, '资讯列表', , { name: '轮播图' }],
);

const worst = fc.oneof(
  { weight: 20, arbitrary: hostile },
  { weight: 3, arbitrary: deep },
  { weight: 2, arbitrary: holes },
  { weight: 1, arbitrary: huge },
);

const fields = [
  'id',
  'title',
  'settings',
  'source',
  'theme',
  'sections',
  'when',
  'variant',
  'open',
];

/** An item with a name that is known and fields that may hold anything. */
const hostileItem: fc.Arbitrary<unknown> = fc
  .tuple(
    fc.constantFrom('资讯列表', '课程模块', '优质内容', ...containerNames),
    fc.dictionary(fc.constantFrom(...fields, '__proto__', 'name'), worst, { maxKeys: 4 }),
  )
  .map(([name, statement]) => ({ name, ...statement }));

const inSource: fc.Arbitrary<unknown> = fc
  .tuple(fc.constantFrom('payload', 'fill', 'path'), fc.constantFrom('page', 'ids', 'x'), worst)
  .map(([field, key, value]) => ({
    name: '课程模块',
    source: {
      path: '/v1/Index/getNewCourseList',
      [field]: field === 'path' ? value : { [key]: value },
    },
  }));

/** Lists of anything at all, with sound items among it. */
export const anyItems: fc.Arbitrary<unknown[]> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc
      .tuple(soundItems, changes)
      .map(([items, list]) => changed(items, list))
      .map((value): unknown[] => (Array.isArray(value) ? value : [value])),
  },
  {
    weight: 4,
    arbitrary: fc.array(
      fc.oneof(
        { weight: 4, arbitrary: hostileItem },
        { weight: 2, arbitrary: inSource },
        { weight: 2, arbitrary: worst },
        { weight: 2, arbitrary: item },
        {
          weight: 2,
          arbitrary: fc
            .array(fc.oneof(hostileItem, group, worst, plainItem), { maxLength: 10 })
            .map((sections) => ({ name: '标签组', sections })),
        },
      ),
      { maxLength: 8 },
    ),
  },
  {
    weight: 1,
    arbitrary: fc.array(item, { maxLength: 5 }).map((items) => {
      const sparse = new Array<unknown>(items.length * 2);
      for (const [index, each] of items.entries()) sparse[index * 2 + 1] = each;
      return sparse;
    }),
  },
);
