import { describe, expect, it } from 'vitest';
import {
  type ClassicVariantName,
  classicVariants,
  isGated,
} from '#schemas/publication/classic-layout.ts';
import { readDraftDocument } from '#schemas/publication/draft-document.ts';
import type { HomeDocument } from '#schemas/publication/home-document.ts';
import { sectionKey } from '#schemas/publication/section-item.ts';
import { shippedLayouts } from '#src/layouts/shipped.ts';
import { moveItem, removeItem } from '#src/operator/draft-editor/edits.ts';
import { noHistory, noteChange, undo } from '#src/operator/draft-editor/history.ts';
import { duplicateOf } from '#src/operator/publication/editor/copy-items.ts';
import { sayOf, setSetting } from '#src/operator/publication/editor/drawer/say-of-item.ts';
import { addableTo, addTo } from '#src/operator/publication/editor/pages/addable.ts';
import {
  itemsOf,
  pagePart,
  pagesChanged,
} from '#src/operator/publication/editor/pages/page-items.ts';
import { soundDocument as sound } from '../../harness/home-documents.ts';

const faultsOf = (document: HomeDocument) => readDraftDocument(document).faults;
const keysOf = (document: HomeDocument, page: ClassicVariantName) =>
  itemsOf(document, page).map(sectionKey);

describe.each(classicVariants)('%s', (page) => {
  it('stands as it is shipped until it is edited, with a key for each section', () => {
    const keys = keysOf(sound, page);
    expect(keys).toHaveLength(shippedLayouts[page].nodes.length);
    expect(new Set(keys).size).toBe(keys.length);
    expect(sound.layouts[page]).toBeUndefined();
  });

  it('becomes a document by its first edit, and none again by undoing it', () => {
    const position = { page, key: '资讯列表', held: null };
    const edited = setSetting(position, 'count', 2)(sound);
    expect(faultsOf(edited)).toEqual([]);
    const { nodes = [], ...head } = edited.layouts[page] ?? {};
    const { nodes: shipped, ...shippedHead } = shippedLayouts[page];
    expect(head).toEqual(shippedHead);
    expect(nodes.find(({ name }) => name === '资讯列表')?.settings).toEqual({ count: 2 });
    expect(nodes.map(({ name }) => name)).toEqual(shipped.map(({ name }) => name));
    const noted = noteChange({ document: sound, history: noHistory }, edited);
    expect(undo(noted).document).toEqual(sound);
    expect(pagesChanged(sound, edited)).toEqual([page]);
  });

  it('takes every section that it offers, and is fit to be published with it', () => {
    const names = addableTo(sound, page);
    expect(names.filter(isGated)).toEqual([]);
    expect(names).toContain('资讯列表');
    for (const name of names) {
      const { key, edit } = addTo(sound, page, name);
      const added = edit(sound);
      expect(faultsOf(added), name).toEqual([]);
      expect(keysOf(added, page)).toEqual([...keysOf(sound, page), key]);
    }
  });

  it('has sections put there once more, moved and taken away', () => {
    const item = itemsOf(sound, page).find(({ name }) => name === '资讯列表');
    if (!item) throw new Error('there are no news');
    const another = duplicateOf(page, [sound], item);
    const twice = another.edit(sound);
    expect(faultsOf(twice)).toEqual([]);
    const keys = keysOf(twice, page);
    expect(keys.indexOf(another.key)).toBe(keys.indexOf('资讯列表') + 1);
    const moved = moveItem(pagePart(page), another.key, 0)(twice);
    expect(keysOf(moved, page)[0]).toBe(another.key);
    const left = removeItem(pagePart(page), another.key)(moved);
    expect(left.layouts[page]?.nodes.map(({ name, title }) => [name, title])).toEqual(
      shippedLayouts[page].nodes.map(({ name, title }) => [name, title]),
    );
  });
});

describe('what a page may hold', () => {
  it('is what the ordered one does not have yet', () => {
    expect(addableTo(sound, 'ordered')).toEqual([]);
    const less = removeItem(pagePart('ordered'), '资讯列表')(sound);
    expect(addableTo(less, 'ordered')).toEqual(['资讯列表']);
    expect(addTo(less, 'ordered', '资讯列表').edit(less).sections.at(-1)).toEqual({
      ...{ name: '资讯列表', open: true, title: '' },
    });
  });

  it('is no tabs without anything on them, and no second ones', () => {
    expect(addableTo(sound, 'variant2')).not.toContain('分类标签');
    expect(addableTo(sound, 'variant2')).not.toContain('推荐标签');
    expect(addableTo(sound, 'variant2')).not.toContain('子分类');
    expect(addableTo(sound, 'variant1')).not.toContain('分类标签');
    const without = removeItem(pagePart('variant1'), '分类标签')(sound);
    expect(addableTo(without, 'variant1')).toContain('分类标签');
  });

  it('stands on the first tab where a page has tabs', () => {
    const added = addTo(sound, 'variant1', '优质内容').edit(sound);
    expect(added.layouts.variant1?.nodes.at(-1)).toEqual({ name: '优质内容', tab: 'home' });
    const plain = addTo(sound, 'variant2', '课程模块').edit(sound);
    expect(plain.layouts.variant2?.nodes.at(-1)).toEqual({ name: '课程模块' });
  });
});

it('a section that is shown several times is told from the others, and only that one is changed', () => {
  expect(keysOf(sound, 'variant1').filter((key) => key.startsWith('课程模块'))).toEqual([
    ...['课程模块', '课程模块#no2', '课程模块#no3', '课程模块#no4'],
  ]);
  const position = { page: 'variant1' as const, key: '课程模块#no2', held: null };
  const edited = sayOf(position, 'title', '大家在看')(sound);
  const courses = edited.layouts.variant1?.nodes.filter(({ name }) => name === '课程模块');
  expect(courses?.map(({ title }) => title)).toEqual(['精品推荐', '大家在看', '最新', '分类课程']);
  expect(courses?.[1]?.source).toEqual(
    shippedLayouts.variant1.nodes.filter(({ name }) => name === '课程模块')[1]?.source,
  );
  const bare = sayOf(position, 'subTab', undefined)(sayOf(position, 'stands', undefined)(edited));
  const pageItem = itemsOf(bare, 'variant1').find(({ id }) => id === 'no2');
  expect(pageItem).not.toHaveProperty('subTab');
  expect(pageItem).not.toHaveProperty('stands');
});
