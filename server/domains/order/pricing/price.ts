import type { PriceLineRow } from '../../../db/tables/order.ts';
import { yuan } from '../../../platform/wire/yuan.ts';
import { pointsRules } from '../../points/index.ts';

/** Amounts in fen. */
export type PriceParts = {
  unitFen: number;
  quantity: number;
  /** A card holder's price for one; null where the buyer has no card or it changes nothing. */
  memberFen: number | null;
  coupon: { title: string; cutFen: number } | null;
  /** `balance`: how many points the buyer has; `wanted`: whether to use them. */
  points: { balance: number; wanted: boolean };
  title: string;
};

export type PriceBreakdown = {
  totalFen: number;
  payFen: number;
  points: number;
  /** How many points this order could take, wanted or not. */
  mostPoints: number;
  lines: PriceLineRow[];
};

const { fenPerPoint, mostOfOrder } = pointsRules;

/** Points pay a part of what the coupon leaves at most, and never what the card takes off. */
const pointsFor = (leftFen: number, memberCutFen: number, balance: number): number => {
  const most = Math.min(Math.floor(leftFen * mostOfOrder), leftFen - memberCutFen);
  return Math.max(Math.min(balance, Math.floor(most / fenPerPoint)), 0);
};

const cut = (kind: PriceLineRow['kind'], title: string, fen: number, note = ''): PriceLineRow[] =>
  fen > 0 ? [{ kind, title, fen, note }] : [];

/**
 * Line by line: the full price, then what coupon, points and card take off, in this order, each at most what
 * is left. Whole fen throughout, never below 0.
 */
export const calculatePrice = ({
  unitFen,
  quantity,
  memberFen,
  coupon,
  points,
  title,
}: PriceParts): PriceBreakdown => {
  const totalFen = unitFen * quantity;
  const couponFen = Math.min(coupon?.cutFen ?? 0, totalFen);
  const afterCoupon = totalFen - couponFen;
  const cardFen = memberFen === null ? 0 : Math.max(unitFen - memberFen, 0) * quantity;
  const memberCut = Math.min(cardFen, afterCoupon);
  const mostPoints = pointsFor(afterCoupon, memberCut, points.balance);
  const used = points.wanted ? mostPoints : 0;
  const payFen = afterCoupon - used * fenPerPoint - memberCut;
  const each = quantity > 1 ? `${yuan(unitFen)} × ${quantity}` : '';
  const lines: PriceLineRow[] = [
    { kind: 'price', title, fen: totalFen, note: each },
    ...cut('coupon', '优惠券', couponFen, coupon?.title),
    ...cut('points', '积分抵扣', used * fenPerPoint, `使用 ${used} 积分`),
    ...cut('member', '会员优惠', memberCut, '会员价与原价的差额'),
    { kind: 'pay', title: '应付', fen: payFen, note: '' },
  ];
  return { totalFen, payFen, points: used, mostPoints, lines };
};
