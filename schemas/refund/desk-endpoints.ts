import * as z from 'zod/mini';
import { queueCalls } from '../desk/queue-calls.ts';
import { epochMs, rowId } from '../operator/operator-call.ts';
import { orderKinds, orderStates } from '../order/fields.ts';
import { pickRefusals } from '../wire/define-refusals.ts';
import { refundKinds, refundStates } from './fields.ts';
import { refundRefusals } from './refusals.ts';

/** Money on its way back: what members tell with it is seen by publishers alone. */

const head = z.object({
  id: rowId,
  refundNo: z.string(),
  orderNo: z.string(),
  title: z.string(),
  member: rowId,
  nickname: z.string(),
  /** The member's phone with its middle hidden; '' for none. */
  phone: z.string(),
  kind: z.enum(refundKinds),
  state: z.enum(refundStates),
  /** In yuan. */
  amount: z.string(),
  /** How it was paid and goes back, in words. */
  way: z.string(),
  reason: z.string(),
  explain: z.string(),
  /** How many pictures the member sent. */
  pictures: z.int(),
  askedAt: epochMs,
  /** null: the refund is not complete yet. */
  doneAt: z.nullable(epochMs),
});
export type RefundHead = z.output<typeof head>;

const refund = z.extend(head, {
  pictures: z.array(z.string()),
  orderKind: z.enum(orderKinds),
  orderState: z.enum(orderStates),
  /** What was to be paid, in yuan. */
  orderAmount: z.string(),
  paidAt: z.nullable(epochMs),
  /** Our number for the payment at the provider, and the provider's own; '' where nothing was paid there. */
  payNo: z.string(),
  providerNo: z.string(),
});
/** @internal Stories show one. */
export type RefundInFull = z.output<typeof refund>;

export const refundTabs = ['all', ...refundStates] as const;
export type RefundTab = (typeof refundTabs)[number];

/**
 * The newest first; `word` begins the number of an order or a refund or stands in a title, '' for nothing. `held`: how
 * many wait for a person to settle them at the provider.
 */
export const refundCalls = queueCalls({
  ...{ label: '退款', many: 'refunds', one: 'refund', look: 'refunds.look', tabs: refundTabs },
  ...{ head, full: refund, id: 'refund', counted: 'held' },
  refusals: pickRefusals(refundRefusals, 'noSuchRefund'),
});
export const { count: countRefunds, list: listRefunds, read: readRefund } = refundCalls;

export const refundDeskApi = { countRefunds, listRefunds, readRefund };
