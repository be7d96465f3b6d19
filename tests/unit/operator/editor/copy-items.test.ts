import { describe, expect, it } from 'vitest';
import { readDraftDocument } from '#schemas/publication/draft-document.ts';
import type { HomeDocument } from '#schemas/publication/home-document.ts';
import { sectionKey } from '#schemas/publication/section-item.ts';
import { shippedLayouts } from '#server/db/shipped-layouts.ts';
import { copyTo, duplicateOf, whyNotOn } from '#src/operator/publication/editor/copy-items.ts';
import { itemsOn } from '#src/operator/publication/editor/page-edits.ts';
import { soundDocument as sound } from '../../harness/home-documents.ts';

const put = (document: HomeDocument, key: string, live = document) => {
  const item = document.sections.find((each) => sectionKey(each) === key);
  if (!item) throw new Error(`there is no ${key}`);
  const { key: fresh, edit } = duplicateOf('ordered', [document, live], item);
  return { fresh, document: edit(document) };
};

const faultsOf = (document: HomeDocument) => readDraftDocument(document).faults;

it('stands behind the one it is like, with an id and a title of its own, fit to be published', () => {
  const first = put(sound, '课程模块');
  expect(first.fresh).toBe('课程模块#no2');
  const second = put(first.document, '课程模块');
  expect(second.fresh).toBe('课程模块#no3');
  const titles = second.document.sections.flatMap(({ name, id, title }) =>
    name === '课程模块' ? [[id, title]] : [],
  );
  expect(titles).toEqual([
    [undefined, ''],
    ['no3', '课程模块 3'],
    ['no2', '课程模块 2'],
  ]);
  expect(faultsOf(second.document)).toEqual([]);
});

it('does not take an id that is live or in a group', () => {
  const live = put(sound, '课程模块').document;
  expect(put(sound, '课程模块', live).fresh).toBe('课程模块#no3');
  const group = { name: '双列组' as const, open: true, title: '组' };
  const held = [{ name: '课程模块' as const, id: 'no2' }];
  const grouped = { ...sound, sections: [...sound.sections, { ...group, sections: held }] };
  expect(put(grouped, '课程模块').fresh).toBe('课程模块#no3');
  const again = put(grouped, '双列组').document;
  expect(again.sections.at(-1)).toEqual({
    ...{ ...group, id: 'no2', title: '组 2' },
    sections: [{ name: '课程模块', id: 'no3' }],
  });
  expect(faultsOf(again)).toEqual([]);
});

it('has no title where its section has none, and one of 20 characters at most', () => {
  const { document } = put(sound, '搜索框');
  expect(document.sections[1]).toEqual({ name: '搜索框', id: 'no2', open: true, title: '' });
  const long = {
    ...sound,
    sections: [{ name: '资讯列表' as const, open: true, title: '长'.repeat(20) }],
  };
  expect(put(long, '资讯列表').document.sections[1]?.title).toBe(`${'长'.repeat(18)} 2`);
});

const news = {
  ...{ name: '资讯列表' as const, open: false, title: '要闻', theme: 'red' as const },
  ...{ settings: { count: 2 }, when: { audience: 'visitor' as const } },
};

it('keeps all that the one it is like says', () => {
  const document = { ...sound, sections: [news] };
  expect(put(document, '资讯列表').document.sections[1]).toEqual({
    ...{ ...news, id: 'no2', title: '要闻 2' },
  });
});

describe('copying to another home', () => {
  const full: HomeDocument = { ...sound, layouts: { ...shippedLayouts } };

  it('puts what may stand there at its end, in order, with all that it says there', () => {
    expect(whyNotOn(full, 'variant2', news)).toEqual([]);
    const why = '这个区块只在有序首页按开关显示，经典首页不能放';
    const gated = full.sections.find((item) => whyNotOn(full, 'variant2', item).includes(why));
    if (!gated) throw new Error('every section may stand on a classic page');
    const copied = copyTo('variant2', [full], [news, gated, { ...news, title: '' }])(full);
    const before = itemsOn(full, 'variant2');
    const after = itemsOn(copied, 'variant2');
    expect(after.slice(0, before.length)).toEqual(before);
    const { open: _switch, title: _title, ...statement } = news;
    const isThere = before.some((item) => sectionKey(item) === '资讯列表');
    expect(after.slice(before.length)).toEqual([
      { ...statement, title: '要闻', ...(isThere && { id: 'no2' }) },
      { ...statement, id: isThere ? 'no3' : 'no2' },
    ]);
    expect(copied.sections).toEqual(full.sections);
    expect(faultsOf(copied)).toEqual([]);
  });

  it('tells why, also where the page is full or the section is for other pages alone', () => {
    const [node] = shippedLayouts.variant1.nodes;
    if (!node) throw new Error('the page is empty');
    const crowded = {
      ...full,
      layouts: {
        ...full.layouts,
        variant1: { ...shippedLayouts.variant1, nodes: Array(80).fill(node) },
      },
    };
    expect(whyNotOn(crowded, 'variant1', news)).toEqual(['区块最多 80 个']);
    const chooser = shippedLayouts.variant1.nodes.find(({ name }) => name === '分类标签');
    if (!chooser) throw new Error('the page has no tabs');
    expect(whyNotOn(full, 'ordered', chooser)).toEqual(['这个区块只用在样式一到样式四']);
    expect(copyTo('ordered', [full], [chooser])(full)).toEqual(full);
  });

  it('brings an item of a classic page to the ordered one without its tab', () => {
    const tabbed = { name: '课程模块' as const, title: '热门', tab: 'home' as const, stands: true };
    const copied = copyTo('ordered', [full], [tabbed])(full);
    expect(copied.sections.at(-1)).toEqual({
      ...{ name: '课程模块', id: 'no2', open: true, title: '热门' },
    });
    expect(faultsOf(copied)).toEqual([]);
  });
});
