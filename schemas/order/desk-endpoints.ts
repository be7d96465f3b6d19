import * as z from 'zod/mini';
import { deskRefusals } from '../desk/refusals.ts';
import { storedInvoiceStates } from '../invoice/fields.ts';
import {
  chinaDay,
  epochMs,
  LONGEST_WORD,
  operatorCall,
  pageNumber,
  rowId,
  words,
} from '../operator/operator-call.ts';
import { refundStates } from '../refund/fields.ts';
import { pickRefusals } from '../wire/define-refusals.ts';
import { orderKinds, orderStates } from './fields.ts';

/** What members have ordered, which operators look at and never change. */

export const orderTabs = ['all', ...orderStates] as const;
export type OrderTab = (typeof orderTabs)[number];

/**
 * What orders are narrowed to: days in China on which they were placed, each counting as well; `word` begins the
 * number of an order, is the number or phone of a member, or stands in the name of what was bought.
 */
const filter = {
  state: z.enum(orderTabs),
  word: words(LONGEST_WORD),
  from: z.optional(chinaDay),
  until: z.optional(chinaDay),
};
const orderFilter = z.object(filter);
export type OrderFilter = z.output<typeof orderFilter>;

/** Sums in yuan. */
const head = z.object({
  id: rowId,
  orderNo: z.string(),
  member: rowId,
  nickname: z.string(),
  /** The member's phone with its middle hidden; '' for none. */
  phone: z.string(),
  kind: z.enum(orderKinds),
  title: z.string(),
  quantity: z.int(),
  state: z.enum(orderStates),
  total: z.string(),
  pay: z.string(),
  createdAt: epochMs,
  paidAt: z.nullable(epochMs),
});
export type OrderHead = z.output<typeof head>;

const order = z.extend(head, {
  /** The parts of its price as the member was shown them; what was taken off is negative. */
  lines: z.array(z.object({ title: z.string(), amount: z.string(), note: z.string() })),
  points: z.int(),
  remark: z.string(),
  /** How it was paid, in words; '' while it is not, and where there was nothing to pay. */
  way: z.string(),
  /** Our number for the payment at the provider, and the provider's own; '' where nothing was paid there. */
  payNo: z.string(),
  providerNo: z.string(),
  expireAt: epochMs,
  closedAt: z.nullable(epochMs),
  closeReason: z.string(),
  /** The member has taken it off their list. */
  hidden: z.boolean(),
  refunds: z.array(
    z.object({
      id: rowId,
      refundNo: z.string(),
      state: z.enum(refundStates),
      amount: z.string(),
    }),
  ),
  invoices: z.array(
    z.object({ id: rowId, state: z.enum(storedInvoiceStates), number: z.string() }),
  ),
});
export type OrderInFull = z.output<typeof order>;

/** The newest first. `total`: how many there are, of which so many are counted at most. */
export const listOrders = operatorCall(
  'list-orders',
  'trade.look',
  z.object({ ...filter, page: pageNumber }),
  z.object({ items: z.array(head), pages: z.int(), total: z.int() }),
);

export const readOrder = operatorCall(
  'read-order',
  'trade.look',
  z.object({ order: rowId }),
  order,
  { refusals: pickRefusals(deskRefusals, 'noSuchDeskOrder') },
);

/** Rows that one call of an export gives at most. */
export const ORDERS_EXPORTED_AT_ONCE = 1000;
/** Rows of an export at most. */
export const MOST_ORDERS_EXPORTED = 50_000;

/**
 * Orders as lines of CSV, the newest first, with members by their numbers alone: the first call, without `before`,
 * with the heads of the columns. `next`: what the next call asks as `before`; null after the last. The audit says
 * that they were exported, once an hour for the same filter.
 */
export const exportOrders = operatorCall(
  'export-orders',
  'trade.look',
  z.object({ ...filter, before: z.optional(rowId) }),
  z.object({ lines: z.string(), rows: z.int(), next: z.nullable(rowId) }),
  { changes: true },
);

export const orderDeskApi = { listOrders, readOrder, exportOrders };
