import { expect, test } from 'vitest';
import { type CouponFacts, couponStanding } from '#src/entities/coupon/standing.ts';
import { fixDate } from '../../harness/fixed-date.ts';

fixDate('2026-11-29T14:00:00+08:00');

const start = Date.parse('2026-12-01T10:00:00+08:00');

const free: CouponFacts = {
  ...{ id: '3', offer: 'claim', ready: 0, salePrice: '0.00', orderId: '' },
  ...{ total: 0, left: 0, claimStart: null },
};
const sold: CouponFacts = { ...free, offer: 'buy', salePrice: '9.90' };

test.each<[CouponFacts, string]>([
  [free, '立即领取'],
  [{ ...free, salePrice: null }, '立即领取'],
  [{ ...free, ready: 1 }, '立即领取'],
  [{ ...free, offer: 'received' }, '已领取'],
  [{ ...free, offer: 'received', ready: 1 }, '去使用'],
  [{ ...free, offer: 'soldout' }, '已抢光'],
  [{ ...free, offer: 'soldout', ready: 1 }, '去使用'],
  [{ ...free, offer: 'before' }, '领取未开始'],
  [{ ...free, offer: 'over' }, '领取已结束'],
  [{ ...free, offer: 'over', ready: 2 }, '去使用'],
  [sold, '¥9.90 购买'],
  [{ ...sold, ready: 1 }, '¥9.90 购买'],
  [{ ...sold, offer: 'pay', orderId: '7' }, '继续支付'],
  [{ ...sold, offer: 'received' }, '已购买'],
  [{ ...sold, offer: 'received', ready: 1 }, '去使用'],
  [{ ...sold, offer: 'soldout' }, '已抢光'],
  [{ ...sold, offer: 'before' }, '发售未开始'],
  [{ ...sold, offer: 'over' }, '发售已结束'],
])('a coupon that is %o has the button %s', (coupon, name) => {
  expect(couponStanding(coupon).step.name).toBe(name);
});

test('a coupon leads to one page, and says what is gone and when it begins, as long as that matters', () => {
  const addressOf = (coupon: CouponFacts) => couponStanding(coupon).address;
  expect([addressOf(free), addressOf(sold)]).toEqual([
    '/couponDetail?id=3',
    '/couponDetailPay?id=3',
  ]);
  const limited = { total: 8, left: 3 };
  expect(couponStanding({ ...free, ...limited }).sold).toEqual({
    word: '已领',
    had: 5,
    percent: 62,
  });
  expect(couponStanding({ ...sold, ...limited }).sold?.word).toBe('已售');
  expect(couponStanding(free).sold).toBeNull();
  expect(couponStanding({ ...free, total: 500, left: 499 }).sold).toBeNull();
  expect(couponStanding({ ...free, ...limited, offer: 'received' }).sold).toBeNull();
  const startOf = (coupon: CouponFacts) =>
    couponStanding({ ...coupon, offer: 'before', claimStart: start }).start;
  expect([startOf(free), startOf(sold)]).toEqual([
    '12月1日 10:00 开始领取',
    '12月1日 10:00 开始发售',
  ]);
  expect(couponStanding({ ...free, claimStart: start }).start).toBe('');
});
