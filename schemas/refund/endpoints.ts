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

/**
 * Whether, and how much, would come back, and by which `method`; `reason` says why not. `until`: the last
 * moment for it. Of a course that was begun the unread part comes back: of so many `lessons` that were
 * sold `kept` stay; both are 0 where all of it does. `grace`: for so many ms it could be withdrawn.
 * `refund`: what was asked for so far.
 */
export const refundTerms = defineEndpoint({
  path: '/v1/order/refundTerms',
  payload: object({ id }),
  data: object(
    {
      allowed: flag,
      reason: text,
      amount: money,
      points: count,
      coupon: text,
      end_time: time,
      percent: count,
      lessons: count,
      kept: count,
      reasons: list(requiredText),
      order: orderRow,
      method: text,
      grace: count,
      refund: refundOfOrder,
    },
    { end_time: 'until' },
  ),
  access: 'member',
  refusals: pickRefusals(orderRefusals, 'noSuchOrder'),
});

export type RefundTerms = z.output<typeof refundTerms.data>;

/** How many pictures a refund can show. */
export const MOST_REFUND_PICTURES = 3;

/** The refund terms list the reasons that may be chosen. */
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

/**
 * Asks for an order to be given back, which is sent a while later: `reason` is one of the terms' reasons, `explain` free text, `pictures` what
 * the member uploaded for it. `amount`, `points`: what the question said would come back; where it is no longer
 * so, the order stays as it is. A page from before they were told leaves them out.
 */
export const refundOrder = defineEndpoint({
  path: '/v1/order/refund',
  payload: object({
    id,
    reason: refundReason,
    explain: withDefault(refundExplain, ''),
    pictures: withDefault(batchOf(picture, MOST_REFUND_PICTURES), []),
    amount: withDefault(money, null),
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

/** Takes a refund back that is not sent yet: the order goes on as if it had not been asked for. */
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
