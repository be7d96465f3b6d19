import type * as z from 'zod/mini';
import { giftRefusals } from '../gift/refusals.ts';
import { orderRow, orderStates, refundOfOrder } from '../order/fields.ts';
import { orderRefusals } from '../order/refusals.ts';
import { severalLines } from '../text/tidy-text.ts';
import { uploadRefusals } from '../upload/refusals.ts';
import { CHANGES } from '../wire/call-rates.ts';
import { defineEndpoint } from '../wire/define-endpoint.ts';
import { joinRefusals, pickRefusals } from '../wire/define-refusals.ts';
import { batchOf, maybe, oneOf, withDefault } from '../wire/payload.ts';
import { count, flag, id, money, picture, requiredText, text, time } from '../wire/primitives.ts';
import { key } from '../wire/query-fields.ts';
import { atMost, filled, ruled, tidied } from '../wire/rules.ts';
import { list, object } from '../wire/structures.ts';
import { refundRefusals } from './refusals.ts';

const changed = object({ state: oneOf(orderStates) });

export const refundTerms = defineEndpoint({
  path: '/v1/order/refundTerms',
  payload: object({ id }),
  data: object(
    {
      allowed: flag,
      /** Why it is not allowed; '' where it is. */
      reason: text,
      amount: money,
      points: count,
      coupon: text,
      /** The last moment for a refund. */
      end_time: time,
      percent: count,
      /** How many lessons were sold, where a started course is refunded in part; otherwise 0. */
      lessons: count,
      /** How many lessons stay with the member; otherwise 0. */
      kept: count,
      reasons: list(requiredText),
      order: orderRow,
      method: text,
      /** In milliseconds; so long it can be withdrawn. */
      grace: count,
      /** By when the money of a request of now would be back; null where there is none. */
      arrive_time: time,
      refund: refundOfOrder,
    },
    { end_time: 'until', arrive_time: 'arriveAt' },
  ),
  access: 'member',
  refusals: pickRefusals(orderRefusals, 'noSuchOrder'),
});

export type RefundTerms = z.output<typeof refundTerms.data>;

export const MOST_REFUND_PICTURES = 3;

const LONGEST_REASON = 50;
const refundReason = ruled(
  text,
  filled('请选择退款原因'),
  atMost(LONGEST_REASON, refundRefusals.badReason),
);

export const LONGEST_EXPLAIN = 200;
const refundExplain = ruled(
  tidied(text, severalLines),
  atMost(LONGEST_EXPLAIN, refundRefusals.explainTooLong),
);

export const refundOrder = defineEndpoint({
  path: '/v1/order/refund',
  payload: object({
    id,
    /** One of the reasons in the terms. */
    reason: refundReason,
    explain: withDefault(refundExplain, ''),
    pictures: withDefault(batchOf(picture, MOST_REFUND_PICTURES), []),
    /** As the terms said; if it no longer holds, nothing is requested. Older pages leave it out. */
    amount: withDefault(money, null),
    /** As the terms said; if it no longer holds, nothing is requested. Older pages leave it out. */
    points: maybe(count),
    key,
  }),
  data: changed,
  access: 'member',
  rate: CHANGES,
  changes: true,
  timeLimit: 20_000,
  refusals: joinRefusals(
    pickRefusals(
      refundRefusals,
      'notRefundable',
      'refundLate',
      'refundStudied',
      'refundBegun',
      'refundNear',
      'refundUsed',
      'refundTooOften',
      'refundChanged',
      'badReason',
      'explainTooLong',
    ),
    pickRefusals(giftRefusals, 'giftGiven'),
    pickRefusals(uploadRefusals, 'pictureUnknown'),
    pickRefusals(
      orderRefusals,
      'noSuchOrder',
      'orderPaid',
      'orderClosed',
      'orderUnpaid',
      'orderGrouping',
      'orderRefunded',
    ),
  ),
});

/** Withdraws a refund that is not sent yet; the order continues as before. */
export const withdrawRefund = defineEndpoint({
  path: '/v1/order/refundWithdraw',
  payload: object({ id, key }),
  data: changed,
  access: 'member',
  idempotent: true,
  rate: CHANGES,
  changes: true,
  refusals: joinRefusals(
    pickRefusals(refundRefusals, 'refundSent', 'nothingAsked'),
    pickRefusals(orderRefusals, 'noSuchOrder'),
  ),
});

export const refundApi = { refundTerms, refundOrder, withdrawRefund };
