import { expect, it } from 'vitest';
import { featuredList } from '../../../schemas/home/endpoints.ts';
import { validate } from '../../../src/engine/validate.ts';

const course = (id: number) => ({
  id,
  type: '4',
  title: `课程 ${id}`,
  thumb: '/media/a.svg',
  price: '9.9',
  virtual_stock: '12',
  teacher_name: null,
});

/** Every other item has no title. */
const pageOf = (items: number) => ({
  new_array: Array.from({ length: items }, (_, index) =>
    index % 2 ? { ...course(index), title: '' } : course(index),
  ),
  page_num: 1,
});

it('an item is told by where it stood', () => {
  const read = validate(featuredList, pageOf(8));
  expect(read.fits && read.leftOut.map(({ path }) => path)).toEqual([
    'items.1.title',
    'items.3.title',
    'items.5.title',
    'items.7.title',
  ]);
});
