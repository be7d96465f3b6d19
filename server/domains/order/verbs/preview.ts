import type { OfferedCoupon, OrderPreview } from '../../../../schemas/order/endpoints.ts';
import type { KeptLine } from '../../../db/tables/order.ts';
import type { Member } from '../../../platform/auth/session.ts';
import type { Context } from '../../../platform/endpoint/context.ts';
import type { Desk } from '../../../platform/endpoint/services.ts';
import { yuan } from '../../../platform/wire/yuan.ts';
import { endOf } from '../../coupon/index.ts';
import { pointsRules } from '../../points/index.ts';
import { expireDue } from '../at-provider.ts';
import { type Offer, offerFor, type Tried, type Wish } from '../pricing/offer.ts';
import { unpaidOrder } from '../rows/unpaid-order.ts';

/** A kept line as the wire has it. */
export const toLine = ({ kind, title, fen, note }: KeptLine) => ({
  kind,
  title,
  amount: yuan(fen),
  note,
});

const toOffered = ({ held: { coupon, copy }, reason }: Tried): OfferedCoupon => ({
  id: String(copy.id),
  title: coupon.title,
  amount: yuan(coupon.amountFen),
  threshold: yuan(coupon.thresholdFen),
  until: endOf(coupon, copy).getTime(),
  usable: reason === '',
  reason,
});

const pointsOf = ({ points, reckoning }: Offer) => ({
  balance: points.balance,
  usable: reckoning.mostPoints,
  worth: yuan(reckoning.mostPoints * pointsRules.fenPerPoint),
  reason: points.reason || (points.balance === 0 ? '暂无积分' : ''),
});

/** What an order would cost, line by line, and what could be taken off. Refuses what `offerFor` does. */
export const previewOrder =
  (desk: Desk) =>
  async ({ db, member, now }: Context<Member>, wish: Wish): Promise<OrderPreview> => {
    await expireDue(desk, db, member.id, now);
    const offer = await offerFor({ db, member, now }, wish);
    const { thing, reckoning, chosen } = offer;
    const unpaid = await unpaidOrder(db, member.id, thing.item);
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
      quantity: offer.quantity,
      most: thing.most,
      lines: reckoning.lines.map(toLine),
      pay: yuan(reckoning.payFen),
      coupon: chosen ? String(chosen.held.copy.id) : '',
      coupons: offer.coupons.map(toOffered),
      points: pointsOf(offer),
      unpaid: unpaid ? String(unpaid.id) : '',
      agreement: offer.agreement,
    };
  };
