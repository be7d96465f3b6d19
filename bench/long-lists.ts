/**
 * A list of 16,000 items, half of them invalid, compared with one of 4,000; both alternate. Validation is
 * linear if four times the items take about four times as long.
 */
import { featuredList } from '#schemas/home/endpoints.ts';
import { validate } from '#src/engine/validate.ts';
import { median } from './median.ts';
import { verdict } from './serve-page.ts';

const ROUNDS = 15;
const LONG = 16_000;
const SHORT = LONG / 4;
const GOALS = { ms: 50, ratio: 6 };

const course = (id: number) => ({
  id,
  type: '4',
  title: `课程 ${id}`,
  thumb: '/media/a.svg',
  price: '9.9',
  virtual_stock: '12',
  teacher_name: null,
});

const pageOf = (items: number) => ({
  new_array: Array.from({ length: items }, (_, index) =>
    index % 2 ? { ...course(index), title: '' } : course(index),
  ),
  page_num: 1,
});

/** In milliseconds; each run needs a new payload, since a payload is read only once. */
const timeOf = (items: number): number => {
  const payload = pageOf(items);
  const begin = performance.now();
  const read = validate(featuredList, payload);
  const took = performance.now() - begin;
  if (!read.fits || read.leftOut.length !== items / 2)
    throw new Error('the list is not read as it should');
  return took;
};

const long: number[] = [];
const short: number[] = [];
for (let round = 0; round < ROUNDS; round += 1) {
  long.push(timeOf(LONG));
  short.push(timeOf(SHORT));
}
const ms = median(long);
const ratio = ms / median(short);
console.log(
  `${LONG} items: ${ms.toFixed(1)} ms (goal ≤ ${GOALS.ms}, ${verdict(ms <= GOALS.ms)}), ` +
    `${ratio.toFixed(2)} × a quarter of them (goal ≤ ${GOALS.ratio}, ${verdict(ratio <= GOALS.ratio)})`,
);
