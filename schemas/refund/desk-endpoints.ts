import * as z from 'zod/mini';
import { queueCalls } from '../desk/queue-calls.ts';
import { epochMs, rowId } from '../operator/operator-call.ts';
import { orderKinds, orderStates } from '../order/fields.ts';
import { pickRefusals } from '../wire/define-refusals.ts';
import { refundKinds, refundStates } from './fields.ts';
import { refundRefusals } from './refusals.ts';

const head = z.object({
  id: rowId,
  refundNo: z.string(),
  orderNo: z.string(),
  title: z.string(),
  member: rowId,
  nickname: z.string(),
  /** With its middle hidden; '' for none. */
  phone: z.string(),
  kind: z.enum(refundKinds),
  state: z.enum(refundStates),
  /** In yuan. */
  amount: z.string(),
  /** How it was paid and is returned, in words. */
  way: z.string(),
  reason: z.string(),
  explain: z.string(),
  pictures: z.int(),
  askedAt: epochMs,
  /** null while it is not complete. */
  doneAt: z.nullable(epochMs),
});
export type RefundHead = z.output<typeof head>;

const refund = z.extend(head, {
  pictures: z.array(z.string()),
  orderKind: z.enum(orderKinds),
  orderState: z.enum(orderStates),
  /** What was due, in yuan. */
  orderAmount: z.string(),
  paidAt: z.nullable(epochMs),
  /** Our number of the payment; '' where nothing was paid through a provider. */
  payNo: z.string(),
  /** The provider's number of the payment; '' where nothing was paid through one. */
  providerNo: z.string(),
});
/** @internal for stories */
export type RefundInFull = z.output<typeof refund>;

const refundTabs = ['all', ...refundStates] as const;
export type RefundTab = (typeof refundTabs)[number];

export const refundCalls = queueCalls({
  ...{ label: '退款', many: 'refunds', one: 'refund', look: 'refunds.look', tabs: refundTabs },
  ...{ head, full: refund, id: 'refund', counted: 'held' },
  refusals: pickRefusals(refundRefusals, 'noSuchRefund'),
});
/** @internal for tests and stories, which name calls one by one */
export const { count: countRefunds, list: listRefunds } = refundCalls;
export const { read: readRefund } = refundCalls;

export const refundDeskApi = { countRefunds, listRefunds, readRefund };
