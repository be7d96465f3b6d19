// @vitest-environment window
import { beforeEach, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { courseSchema } from '#schemas/course/fields.ts';
import { CoursePrice } from '#src/entities/course/price.tsx';
import { noteCard } from '#src/platform/calls/card-news.ts';
import { mount } from '../../harness/mount.tsx';

const words = async (price: string | null, linePrice: string | null) =>
  (await mount(<CoursePrice price={price} linePrice={linePrice} />)).host.textContent;

const hold = (card: string) => {
  localStorage.setItem('TOKEN', 't-1');
  noteCard('t-1', card);
};

beforeEach(() => localStorage.clear());

it.each([
  ['1', '0.00', '199.00', '会员免费原价¥199.00'],
  ['1', '0.00', null, '免费'],
  ['1', '0.00', '0.00', '免费'],
  ['1', '79.20', '99.00', '¥79.20原价¥99.00'],
  ['1', null, '99.00', '原价¥99.00'],
  ['0', '0.00', '199.00', '免费'],
  ['0', '99999.00', '129999.00', '¥99999.00原价¥129999.00'],
  ['0', '0.01', null, '¥0.01'],
  ['0', '99.00', '99.00', '¥99.00'],
  ['0', '99.00', '0.01', '¥99.00'],
  ['0', '9.00', '10.00', '¥9.00原价¥10.00'],
  ['0', '面议', '99.00', '面议原价¥99.00'],
])('with card %s a course for %s instead of %s says %s', async (card, price, line, text) => {
  hold(card);
  expect(await words(price, line)).toBe(text);
});

it('a visitor never reads 免费 beside a struck price', async () => {
  expect(await words('0.00', '199.00')).toBe('免费');
});

it.each([
  [{ price: '99.00', priceAfterCoupon: '79.00' }, '券后¥79.00原价¥99.00'],
  [{ price: '99.00', priceAfterClaim: '89.00' }, '领券¥89.00原价¥99.00'],
  [{ price: '79.20', linePrice: '99.00', priceAfterCoupon: '69.20' }, '券后¥69.20原价¥79.20'],
  [{ price: '0.01', priceAfterCoupon: '0.00' }, '券后免费原价¥0.01'],
  [{ price: '99999.00', priceAfterCoupon: '99998.99' }, '券后¥99998.99原价¥99999.00'],
  [{ price: '99.00', priceAfterCoupon: null, priceAfterClaim: null }, '¥99.00'],
])('of %j a card says %s', async (prices, text) => {
  expect((await mount(<CoursePrice {...prices} />)).host.textContent).toBe(text);
});

it('is unknown by coupon where a back end says nothing of coupons', () => {
  const wire = { id: 1, type: 0, title: '课', price: '9.90' };
  for (const more of [
    {},
    { price_after_coupon: '' },
    { price_after_coupon: null, price_after_claim: null },
  ]) {
    const { priceAfterCoupon, priceAfterClaim } = z.parse(courseSchema, { ...wire, ...more });
    expect([priceAfterCoupon ?? null, priceAfterClaim ?? null]).toEqual([null, null]);
  }
});
