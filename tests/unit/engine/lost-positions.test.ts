import { expect, it } from 'vitest';
import { featuredList } from '#schemas/home/endpoints.ts';
import { validate } from '#src/engine/validate.ts';

/** Every other item has no title. */
const rows = Array.from({ length: 8 }, (_, index) => ({
  id: index,
  type: 4,
  title: index % 2 ? '' : `课程 ${index}`,
}));

it('an item is told by where it stood', () => {
  const read = validate(featuredList, { new_array: rows, page_num: 1 });
  expect(read.fits && read.leftOut.map(({ path }) => path)).toEqual([
    'items.1.title',
    'items.3.title',
    'items.5.title',
    'items.7.title',
  ]);
});
