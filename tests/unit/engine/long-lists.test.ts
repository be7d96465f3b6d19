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

/** The fastest of some rounds in ms; each has a payload of its own, which is read once only. */
const fastest = (items: number, rounds: number): number => {
  const times = Array.from({ length: rounds }, () => {
    const payload = pageOf(items);
    const begin = performance.now();
    const read = validate(featuredList, payload);
    const took = performance.now() - begin;
    expect(read.fits && read.leftOut).toHaveLength(items / 2);
    return took;
  });
  return Math.min(...times);
};

it('a list of 16,000 items, half of them bad, is read in under 50 ms', () => {
  expect(fastest(16_000, 12)).toBeLessThan(50);
});

it('four times the items take about four times as long', () => {
  const short = fastest(4000, 8);
  // a list in which every item looked for its place anew would take sixteen times as long
  expect(fastest(16_000, 12)).toBeLessThan(short * 8);
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
