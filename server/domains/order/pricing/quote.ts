import type { OrderKind } from '#schemas/order/fields.ts';
import { orderRefusals } from '#schemas/order/refusals.ts';
import { oneRow } from '../../../db/one-row.ts';
import { orderTable } from '../../../db/tables/order.ts';
import { agreementInForce } from '../../../libraries/agreement/index.ts';
import { balanceIn } from '../../../libraries/ledger/index.ts';
import { RefusedError } from '../../../platform/endpoint/errors.ts';
import { couponCut, couponProblem, endOf, type Held, ownCoupons } from '../../coupon/index.ts';
import { kinds } from '../kinds/index.ts';
import type { Buyer, SaleItem } from '../kinds/purchasable.ts';
import type { Order } from '../rows/orders.ts';
import { unpaidBy } from '../rows/unpaid-order.ts';
import { calculatePrice, type PriceBreakdown } from './price.ts';

/** Amounts are never taken from the page. */
export type QuoteRequest = {
  kind: OrderKind;
  id: string;
  group_id: string;
  quantity: number;
  coupon_id: string;
  use_points: boolean;
};

/** An own coupon for this item; `reason`: why it does not fit, `cutFen`: what it takes off. */
export type CouponFit = { held: Held; reason: string; cutFen: number };

export type Quote = {
  thing: SaleItem;
  quantity: number;
  coupons: CouponFit[];
  chosen: CouponFit | undefined;
  points: { balance: number; reason: string };
  reckoning: PriceBreakdown;
  /** The version of the purchase agreement in force; 0 for none. */
  agreement: number;
  unpaid: Order | null;
};

const endOfHeld = ({ coupon, copy }: Held): number => endOf(coupon, copy).getTime();

const tryCoupons = async (
  { db, member, now }: Buyer,
  { kind, reduced, unitFen }: SaleItem,
  quantity: number,
): Promise<CouponFit[]> => {
  if ('why' in reduced) return [];
  const totalFen = unitFen * quantity;
  const subject = { kind, productId: reduced.product, categories: reduced.categories, totalFen };
  const own = await ownCoupons(db, member.id, { tab: 'unused', now });
  return own
    .map((held): CouponFit => {
      const locked = held.orderId === null ? '' : '另一笔待支付订单正在使用';
      const reason = locked || couponProblem(held.coupon, held.copy, subject, now);
      return { held, reason, cutFen: reason ? 0 : couponCut(held.coupon, totalFen) };
    })
    .sort((a, b) => b.cutFen - a.cutFen || endOfHeld(a.held) - endOfHeld(b.held));
};

/** `wanted`: the id of a copy, or 'best' for the one that takes most off. */
const choose = (coupons: readonly CouponFit[], wanted: string): CouponFit | undefined =>
  coupons.find(
    ({ held, reason }) => !reason && (wanted === 'best' || String(held.copy.id) === wanted),
  );

const standingOf = async ({ db, member }: Buyer, item: string) => {
  const [standing] = await db
    .select({
      balance: balanceIn(db, member.id, 'points'),
      agreement: agreementInForce(db, 'purchase'),
      unpaid: orderTable,
    })
    .from(oneRow)
    .leftJoin(orderTable, unpaidBy(member.id, item));
  return standing ?? { balance: 0, agreement: 0, unpaid: null };
};

/**
 * A coupon that does not fit is not chosen. Refuses what the kind's `load` refuses, `badQuantity`,
 * `oneAtATime`.
 */
export const quoteFor = async (buyer: Buyer, wish: QuoteRequest): Promise<Quote> => {
  const thing = await kinds[wish.kind].load(buyer, { id: wish.id, groupId: wish.group_id });
  const { quantity } = wish;
  if (quantity < 1 || quantity > thing.most)
    throw new RefusedError(
      thing.most > 1 ? orderRefusals.badQuantity : orderRefusals.oneAtATime,
      thing.most,
    );
  const coupons = await tryCoupons(buyer, thing, quantity);
  const chosen = wish.coupon_id === '' ? undefined : choose(coupons, wish.coupon_id);
  const why = 'why' in thing.reduced ? thing.reduced.why : '';
  const { balance, agreement, unpaid } = await standingOf(buyer, thing.item);
  const reckoning = calculatePrice({
    unitFen: thing.unitFen,
    quantity,
    memberFen: thing.memberFen,
    coupon: chosen ? { title: chosen.held.coupon.title, cutFen: chosen.cutFen } : null,
    points: { balance: why ? 0 : balance, wanted: wish.use_points },
    title: '商品金额',
  });
  const points = { balance, reason: why };
  return { thing, quantity, coupons, chosen, points, reckoning, agreement, unpaid };
};
