import { couponAddress, couponSaleAddress } from '#schemas/coupon/addresses.ts';
import type { CouponOffer, CouponRow } from '#schemas/coupon/endpoints.ts';
import { payAddress } from '#schemas/payment/addresses.ts';
import { momentText } from '#src/platform/time/china-date.ts';
import { isZero, priceText } from '#src/ui/value/amount.ts';

export type CouponFacts = Pick<
  CouponRow,
  'id' | 'offer' | 'ready' | 'salePrice' | 'orderId' | 'total' | 'left' | 'claimStart'
>;

/** `brief`: the name where there is little room. */
export type CouponStep =
  | { is: 'claim'; name: string; brief: string }
  | { is: 'use'; name: string; brief: string }
  | { is: 'closed'; name: string; brief: string }
  | { is: 'buy'; name: string; href: string }
  | { is: 'pay'; name: string; href: string };

type Ways = readonly [got: string, verb: string];

const ways = { free: ['已领取', '领取'], sold: ['已购买', '发售'] } as const;

const closedNames = ([got, verb]: Ways): Record<
  Exclude<CouponOffer, 'claim' | 'buy' | 'pay'>,
  readonly [name: string, brief: string]
> => ({
  received: [got, got],
  soldout: ['已抢光', '已抢光'],
  before: [`${verb}未开始`, '未开始'],
  over: [`${verb}已结束`, '已结束'],
});

const isFree = ({ salePrice }: CouponFacts): boolean => salePrice === null || isZero(salePrice);

const stepOf = (coupon: CouponFacts, terms: Ways): CouponStep => {
  const { id, offer, ready, salePrice, orderId } = coupon;
  if (offer === 'claim') return { is: 'claim', name: '立即领取', brief: '领取' };
  if (offer === 'buy')
    return { is: 'buy', name: `${priceText(salePrice)} 购买`, href: couponSaleAddress({ id }) };
  if (offer === 'pay') return { is: 'pay', name: '继续支付', href: payAddress({ id: orderId }) };
  if (ready > 0) return { is: 'use', name: '去使用', brief: '去使用' };
  const [name, brief] = closedNames(terms)[offer];
  return { is: 'closed', name, brief };
};

/** The share of a limited number that is gone; null where it does not matter or is next to nothing. */
const soldShareOf = ({ offer, total, left }: CouponFacts, word: string) => {
  const matters = offer === 'claim' || offer === 'buy' || offer === 'soldout';
  const percent = total > 0 ? Math.floor(((total - left) / total) * 100) : 0;
  return matters && percent > 0 ? { word, had: total - left, percent } : null;
};

const startOf = ({ offer, claimStart }: CouponFacts, verb: string): string =>
  offer === 'before' && claimStart !== null ? `${momentText(claimStart)} 开始${verb}` : '';

/**
 * What a member can do with a coupon, how many are gone and from when it is available. All pages take them
 * from here.
 */
export const couponStanding = (coupon: CouponFacts) => {
  const free = isFree(coupon);
  const terms = ways[free ? 'free' : 'sold'];
  const step = stepOf(coupon, terms);
  return {
    step,
    sold: soldShareOf(coupon, free ? '已领' : '已售'),
    start: startOf(coupon, terms[1]),
    address: (free ? couponAddress : couponSaleAddress)({ id: coupon.id }),
  };
};
