import { couponAddress } from '#schemas/coupon/addresses.ts';
import { orderKindOf } from '#schemas/course/product-type.ts';
import { orderSubmitAddress } from '#schemas/order/addresses.ts';
import type { PriceOffer } from '#schemas/order/offers-endpoints.ts';
import { cardFen } from '../../../libraries/catalogue/index.ts';
import { holdsCard } from '../../../platform/auth/card.ts';
import { yuan } from '../../../platform/wire/yuan.ts';
import {
  claimableCoupons,
  couponCut,
  couponProblem,
  endOf,
  ownCoupons,
  spanOfCopy,
} from '../../coupon/index.ts';
import type { ProductToBuy } from '../kinds/product.ts';
import type { Buyer } from '../kinds/purchasable.ts';
import { calculatePrice } from './price.ts';

type Candidate = { cutFen: number; title: string; endAt: number; taken: boolean; link: string };

const candidates = async (buyer: Buyer, row: ProductToBuy): Promise<Candidate[]> => {
  const { db, member, now } = buyer;
  const kind = orderKindOf(row.type);
  const totalFen = row.priceFen;
  const subject = { kind, productId: row.id, categories: row.categories, totalFen };
  const own = (await ownCoupons(db, member.id, { tab: 'unused', now }))
    .filter(({ orderId }) => orderId === null)
    .filter(({ coupon, copy }) => couponProblem(coupon, copy, subject, now) === '')
    .map(({ coupon, copy }) => ({
      ...{ cutFen: couponCut(coupon, totalFen), title: coupon.title, taken: true },
      endAt: endOf(coupon, copy).getTime(),
      link: orderSubmitAddress({ id: row.id, kind, coupon: copy.id }),
    }));
  const free = (await claimableCoupons(db, member.id, now))
    .map((coupon) => ({ coupon, span: spanOfCopy(coupon, now) }))
    .filter(({ coupon, span }) => couponProblem(coupon, span, subject, now) === '')
    .map(({ coupon, span }) => ({
      ...{ cutFen: couponCut(coupon, totalFen), title: coupon.title, taken: false },
      endAt: span.endAt.getTime(),
      link: couponAddress({ id: coupon.id }),
    }));
  return [...own, ...free];
};

const byCut = (a: Candidate, b: Candidate): number =>
  b.cutFen - a.cutFen || Number(b.taken) - Number(a.taken) || a.endAt - b.endAt;

const toOffer = (buyer: Buyer, row: ProductToBuy, coupon: Candidate): PriceOffer => {
  const { payFen } = calculatePrice({
    unitFen: row.priceFen,
    quantity: 1,
    memberFen: holdsCard(buyer) ? cardFen(row) : null,
    coupon,
    points: { balance: 0, wanted: false },
    title: '',
  });
  const { title, link, endAt, taken } = coupon;
  return { kind: 'coupon', title, price: yuan(payFen), need: 0, endAt, taken, link };
};

/** The best coupon and, where it has to be claimed first, also the best of the buyer's own. */
export const couponOffer = async (buyer: Buyer, row: ProductToBuy): Promise<PriceOffer[]> => {
  const all = (await candidates(buyer, row)).sort(byCut);
  const own = all.find(({ taken }) => taken);
  return [...new Set([all[0], own])].flatMap((each) => (each ? toOffer(buyer, row, each) : []));
};
