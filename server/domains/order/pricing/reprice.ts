import { productAddress } from '#schemas/course/product-address.ts';
import { orderSubmitAddress } from '#schemas/order/addresses.ts';
import { orderRefusals } from '#schemas/order/refusals.ts';
import type { Database } from '../../../db/database.ts';
import { cardFen } from '../../../libraries/catalogue/index.ts';
import { holdsCard, type Payer } from '../../../platform/auth/card.ts';
import { RefusedError } from '../../../platform/endpoint/errors.ts';
import { yuan } from '../../../platform/wire/yuan.ts';
import { lockMember, type Order } from '../rows/orders.ts';
import { type Sold, soldBy } from '../rows/sold-by.ts';
import { calculatePrice } from './price.ts';

type Repriced = { fen: number; link: string };

const fenOf = ({ lines }: Order, kind: 'coupon' | 'member'): number =>
  lines.find((line) => line.kind === kind)?.fen ?? 0;

/** With the coupon of the order, and its points at most. */
const reckonAgain = (order: Order, terms: NonNullable<Sold['product']>, payer: Payer): number =>
  calculatePrice({
    unitFen: terms.priceFen,
    quantity: order.quantity,
    memberFen: holdsCard(payer) ? cardFen(terms) : null,
    coupon: { title: '', cutFen: fenOf(order, 'coupon') },
    points: { balance: order.points, wanted: true },
    title: '',
  }).payFen;

const isOutdated = (order: Order, terms: NonNullable<Sold['product']>, payer: Payer): boolean => {
  const cutThen = fenOf(order, 'member') > 0;
  return holdsCard(payer) ? !cutThen && cardFen(terms) < terms.priceFen : cutThen;
};

/**
 * Today's price of an unpaid order, where a card that began or ended since has changed it; null where the
 * price holds. Activities have prices of their own, and are free where their product is; a gift costs the
 * same with a card.
 */
export const repriced = (order: Order, { product }: Sold, payer: Payer): Repriced | null => {
  if (order.state !== 'unpaid' || order.kind === 'gift' || !product) return null;
  if (product.memberFree && holdsCard(payer)) return { fen: 0, link: productAddress(product) };
  if (order.kind !== 'course' && order.kind !== 'column') return null;
  if (!isOutdated(order, product, payer)) return null;
  const fen = reckonAgain(order, product, payer);
  const link = orderSubmitAddress({
    id: order.targetId,
    kind: order.kind,
    coupon: order.memberCouponId ?? undefined,
    points: order.points > 0 ? 1 : undefined,
  });
  return fen === order.payFen ? null : { fen, link };
};

export const toNewPrice = (today: Repriced | null) => ({
  newPay: today && yuan(today.fen),
  newLink: today?.link ?? '',
});

/** Needs a locked unpaid order. Refuses `orderRepriced` with today's price, `orderFree`. */
export const assertPriceHolds = async (tx: Database, order: Order, now: number): Promise<void> => {
  const sold = (await soldBy(tx, [order]))(order);
  if (!sold.product) return;
  // the locked row has the card as it is now, the session's copy may be older
  const member = await lockMember(tx, order.memberId);
  const today = repriced(order, sold, { member, now });
  if (!today) return;
  if (today.fen === 0) throw new RefusedError(orderRefusals.orderFree);
  throw new RefusedError(orderRefusals.orderRepriced, yuan(today.fen));
};
