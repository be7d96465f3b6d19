import { expect, it } from 'vitest';
import type { HomeDocument } from '#schemas/publication/home-document.ts';
import { sectionKey } from '#schemas/publication/section-item.ts';
import { shippedLayouts } from '#server/db/shipped-layouts.ts';
import {
  itemsOn,
  moveOver,
  putBehind,
  putLast,
} from '#src/operator/publication/editor/page-edits.ts';
import { soundDocument } from '../../harness/home-documents.ts';

const sound: HomeDocument = { ...soundDocument, layouts: { ...shippedLayouts } };
const keys = (document: HomeDocument, page: Parameters<typeof itemsOn>[1] = 'ordered') =>
  itemsOn(document, page).map(sectionKey);

it('an item takes the place of another one, upwards and downwards', () => {
  const [first = '', second = '', third = '', ...rest] = keys(sound);
  expect(keys(moveOver('ordered', first, third)(sound))).toEqual([second, third, first, ...rest]);
  expect(keys(moveOver('ordered', third, first)(sound))).toEqual([third, first, second, ...rest]);
});

it.each([
  ['itself', '搜索框', '搜索框'],
  ['what is not on the page', '搜索框', '没有'],
  ['what the page does not have', '没有', '搜索框'],
])('an item put at the place of %s changes nothing', (_, key, over) => {
  expect(moveOver('ordered', key, over)(sound)).toEqual(sound);
});

it('a classic page is arranged alone, and one that the document lacks as it was shipped', () => {
  const [first = '', second = '', ...rest] = keys(sound, 'variant2');
  const moved = moveOver('variant2', first, second)(sound);
  expect(keys(moved, 'variant2')).toEqual([second, first, ...rest]);
  expect({ ...moved, layouts: sound.layouts }).toEqual(sound);
  expect(moveOver('variant2', first, second)(soundDocument)).toEqual({
    ...soundDocument,
    layouts: { variant2: moved.layouts.variant2 },
  });
  expect(moveOver('variant2', first, '没有')(soundDocument)).toBe(soundDocument);
});

it('an item is put behind another one, at the top, and at the end', () => {
  const all = keys(sound);
  const item = { name: '资讯列表' as const, id: 'no2', open: true, title: '' };
  const put = '资讯列表#no2';
  expect(keys(putBehind('ordered', all[1] ?? '', item)(sound))).toEqual(all.toSpliced(2, 0, put));
  expect(keys(putBehind('ordered', null, item)(sound))).toEqual([put, ...all]);
  expect(keys(putLast('ordered', item)(sound))).toEqual([...all, put]);
});
