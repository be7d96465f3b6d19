import { orderRefusals } from '#schemas/order/refusals.ts';
import { refundRefusals } from '#schemas/refund/refusals.ts';
import type { Database } from '../../db/database.ts';
import { RefusedError } from '../../platform/endpoint/errors.ts';
import {
  after,
  kinds,
  type Order,
  type Returned,
  type ReturnTerms,
  returnedOf,
} from '../order/index.ts';

export const reasons = [
  '买错了 / 重复购买',
  '内容与介绍不符',
  '暂时没有时间学习',
  '播放或使用有问题',
  '其他原因',
];

type RefundTermsOf = ReturnTerms & { returned: Returned };

const judged = async (db: Database, order: Order, now: number): Promise<ReturnTerms> => {
  const none = { until: 0, percent: 0 };
  try {
    after(order.state, 'returned');
  } catch (error) {
    if (error instanceof RefusedError) return { ...none, refusal: error.refusal };
    throw error;
  }
  if (order.state !== 'done') return { ...none, refusal: orderRefusals.orderGrouping };
  const { terms } = kinds[order.kind];
  return terms ? terms(db, order, now) : { ...none, refusal: refundRefusals.notRefundable };
};

const isWorthless = ({ payFen }: Order, { amountFen, points }: Returned): boolean =>
  payFen > 0 ? amountFen === 0 : points === 0;

export const termsOf = async (db: Database, order: Order, now: number): Promise<RefundTermsOf> => {
  const terms = await judged(db, order, now);
  const returned = returnedOf(order, terms.part);
  if (!terms.part || !isWorthless(order, returned)) return { ...terms, returned };
  return { ...terms, returned, refusal: refundRefusals.refundStudied, n: terms.percent };
};

/** When a refund that is requested at `now` is sent; without an end of the terms the whole grace applies. */
export const sendTime = (now: number, grace: number, until: number): number =>
  Math.min(now + grace, until || Number.POSITIVE_INFINITY);
