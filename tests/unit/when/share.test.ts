import { describe, expect, it } from 'vitest';
import { hashOf, pointOf, variantOf } from '#schemas/when/share.ts';

const COUNT = 100_000;
const members = Array.from({ length: COUNT }, (_, index) => String(index + 1));

/** Ids as devices make them up: the same in every run. */
const devices = (() => {
  let state = 20_261_126;
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state.toString(16).padStart(8, '0');
  };
  return Array.from({ length: COUNT }, () => `${next()}-${next()}-${next()}`);
})();

const percentOf = (ids: readonly string[], holds: (id: string) => boolean) =>
  (ids.filter(holds).length / ids.length) * 100;

const everybody = [
  ['members', members],
  ['devices', devices],
] as const;

describe('where people stand', () => {
  it.each([
    ['', 2_872_998_923],
    ['a', 444_641_715],
    ['spring', 1_865_710_347],
    ['会员', 1_491_499_535],
    ['👩‍⚕️', 4_268_876_552],
    ['point:spring:1', 3_306_433_417],
  ])('the hash of “%s” is %i for ever', (text, hash) => {
    expect(hashOf(text)).toBe(hash);
  });

  it.each([
    ['spring', '1', 76.9, 'a'],
    ['spring', '2', 84, 'c'],
    ['spring', '3', 63.2, 'b'],
    ['spring', '88', 55.2, 'b'],
    ['spring', '1234567', 3, 'b'],
    ['spring', '100000', 31, 'a'],
    ['spring', 'd-3f2a', 31.3, 'c'],
    ['spring', '会员', 84.5, 'b'],
    ['summer-2', '1', 50.1, 'a'],
    ['summer-2', '2', 10.8, 'b'],
    ['summer-2', '3', 54.9, 'c'],
  ])('in %s, %s stands at %f with variant %s for ever', (of, id, point, variant) => {
    expect(pointOf(of, id)).toBe(point);
    expect(variantOf({ of, percent: 10, variants: ['a', 'b', 'c'] }, id)).toBe(variant);
  });

  it.each(everybody)('a share of the %s is as large as it says', (_, ids) => {
    for (const of of ['spring', 'summer-2', 'x'])
      for (const percent of [0.5, 10, 30, 70, 99.5])
        expect(
          Math.abs(percentOf(ids, (id) => pointOf(of, id) < percent) - percent),
        ).toBeLessThanOrEqual(0.5);
  });

  it.each(everybody)('nobody of the %s is beyond the ends', (_, ids) => {
    const points = ids.map((id) => pointOf('spring', id));
    expect(points.reduce((least, point) => Math.min(least, point))).toBe(0);
    expect(points.reduce((most, point) => Math.max(most, point))).toBe(99.9);
    expect(points.every((point) => point === Math.round(point * 10) / 10)).toBe(true);
  });

  it.each(everybody)('two experiments divide the %s each in its own way', (_, ids) => {
    for (const [one, other] of [
      ['spring', 'summer'],
      ['spring', 'spring-2'],
      ['a', 'b'],
    ] as const) {
      const inOne = ids.filter((id) => pointOf(one, id) < 30);
      expect(Math.abs(percentOf(inOne, (id) => pointOf(other, id) < 30) - 30)).toBeLessThanOrEqual(
        1,
      );
    }
  });
});

describe('variants', () => {
  it.each(everybody)('divide the %s evenly', (_, ids) => {
    for (const variants of [
      ['a', 'b'],
      ['a', 'b', 'c'],
      ['v1', 'v2', 'v3', 'v4', 'v5'],
    ])
      for (const variant of variants) {
        const share = { of: 'spring', percent: 30, variants };
        const part = percentOf(ids, (id) => variantOf(share, id) === variant);
        expect(Math.abs(part - 100 / variants.length)).toBeLessThanOrEqual(0.5);
      }
  });

  it.each(everybody)('of the %s do not depend on where they stand', (_, ids) => {
    const share = { of: 'spring', percent: 100, variants: ['a', 'b'] };
    for (const percent of [10, 30, 60]) {
      const parent = ids.filter((id) => pointOf('spring', id) < percent);
      expect(
        Math.abs(percentOf(parent, (id) => variantOf(share, id) === 'a') - 50),
      ).toBeLessThanOrEqual(1);
    }
  });

  it('are the same in whichever order they are listed, and at every percentage', () => {
    for (const id of members.slice(0, 1000)) {
      const one = variantOf({ of: 'spring', percent: 10, variants: ['a', 'b', 'c'] }, id);
      expect(variantOf({ of: 'spring', percent: 90, variants: ['c', 'a', 'b'] }, id)).toBe(one);
    }
  });

  it('are none where none are listed', () => {
    expect(variantOf({ of: 'spring', percent: 10 }, '1')).toBeUndefined();
  });
});
