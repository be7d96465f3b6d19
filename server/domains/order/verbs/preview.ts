import type { OfferedCoupon, OrderPreview } from '#schemas/order/endpoints.ts';
import type { PriceLineRow } from '../../../db/tables/order.ts';
import type { Member } from '../../../platform/auth/session.ts';
import type { Context } from '../../../platform/endpoint/context.ts';
import type { Services } from '../../../platform/endpoint/services.ts';
import { yuan } from '../../../platform/wire/yuan.ts';
import { endOf } from '../../coupon/index.ts';
import { pointsRules } from '../../points/index.ts';
import { expireDue } from '../at-provider.ts';
import type { Buyer } from '../kinds/purchasable.ts';
import { type CouponFit, type Quote, type QuoteRequest, quoteFor } from '../pricing/quote.ts';
import { repriced, toNewPrice } from '../pricing/reprice.ts';
import type { Order } from '../rows/orders.ts';
import { soldBy } from '../rows/sold-by.ts';

export const toLine = ({ kind, title, fen, note }: PriceLineRow) => ({
  kind,
  title,
  amount: yuan(fen),
  note,
});

const toOffered = ({ held: { coupon, copy }, reason }: CouponFit): OfferedCoupon => ({
  id: String(copy.id),
  title: coupon.title,
  amount: yuan(coupon.amountFen),
  threshold: yuan(coupon.thresholdFen),
  until: endOf(coupon, copy).getTime(),
  usable: reason === '',
  reason,
});

const pointsOf = ({ points, reckoning }: Quote) => ({
  balance: points.balance,
  usable: reckoning.mostPoints,
  worth: yuan(reckoning.mostPoints * pointsRules.fenPerPoint),
  reason: points.reason || (points.balance === 0 ? '暂无积分' : ''),
});

const newPriceOf = async (buyer: Buyer, unpaid: Order | null) => {
  const sold = unpaid && (await soldBy(buyer.db, [unpaid]))(unpaid);
  const { newPay, newLink } = toNewPrice(unpaid && sold && repriced(unpaid, sold, buyer));
  return { unpaidNewPay: newPay, unpaidNewLink: newLink };
};

/** Refuses what `quoteFor` refuses. */
export const previewOrder =
  (services: Services) =>
  async ({ db, member, now }: Context<Member>, wish: QuoteRequest): Promise<OrderPreview> => {
    await expireDue(services, db, member.id, now);
    const quote = await quoteFor({ db, member, now }, wish);
    const { thing, reckoning, chosen, unpaid } = quote;
    return {
      item: {
        kind: thing.kind,
        id: String(thing.targetId),
        title: thing.title,
        subtitle: thing.subtitle,
        thumb: thing.thumb,
        price: yuan(thing.unitFen),
        link: thing.link,
      },
      quantity: quote.quantity,
      most: thing.most,
      lines: reckoning.lines.map(toLine),
      pay: yuan(reckoning.payFen),
      coupon: chosen ? String(chosen.held.copy.id) : '',
      coupons: quote.coupons.map(toOffered),
      points: pointsOf(quote),
      unpaid: unpaid ? String(unpaid.id) : '',
      ...(await newPriceOf({ db, member, now }, unpaid)),
      agreement: quote.agreement,
      refundText: thing.refundText ?? '',
    };
  };
