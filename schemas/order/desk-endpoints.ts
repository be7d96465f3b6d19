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

export const orderTabs = ['all', ...orderStates] as const;
export type OrderTab = (typeof orderTabs)[number];

const filter = {
  state: z.enum(orderTabs),
  /** The beginning of an order number, a member's id or phone, or part of the title. */
  word: words(LONGEST_WORD),
  /** The first day in China on which the order was placed, inclusive. */
  from: z.optional(chinaDay),
  /** The last such day, inclusive. */
  until: z.optional(chinaDay),
};
const orderFilter = z.object(filter);
export type OrderFilter = z.output<typeof orderFilter>;

/** Amounts in yuan. */
const head = z.object({
  id: rowId,
  orderNo: z.string(),
  member: rowId,
  nickname: z.string(),
  /** With its middle hidden; '' for none. */
  phone: z.string(),
  kind: z.enum(orderKinds),
  title: z.string(),
  quantity: z.int(),
  state: z.enum(orderStates),
  /** A refund is requested and not sent. */
  refundAsked: z.boolean(),
  total: z.string(),
  pay: z.string(),
  createdAt: epochMs,
  paidAt: z.nullable(epochMs),
});
export type OrderHead = z.output<typeof head>;

const order = z.extend(head, {
  /** The parts of the price as the member saw them; what is taken off is negative. */
  lines: z.array(z.object({ title: z.string(), amount: z.string(), note: z.string() })),
  points: z.int(),
  remark: z.string(),
  /** In words; '' while it is unpaid or where there was nothing to pay. */
  way: z.string(),
  /** Our number of the payment; '' where nothing was paid through a provider. */
  payNo: z.string(),
  /** The provider's number of the payment; '' where nothing was paid through one. */
  providerNo: z.string(),
  expireAt: epochMs,
  closedAt: z.nullable(epochMs),
  closeReason: z.string(),
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

/** The newest first. */
export const listOrders = operatorCall(
  'list-orders',
  'trade.look',
  z.object({ ...filter, page: pageNumber }),
  z.object({
    items: z.array(head),
    pages: z.int(),
    /** Counted up to a limit only. */
    total: z.int(),
  }),
);

export const readOrder = operatorCall(
  'read-order',
  'trade.look',
  z.object({ order: rowId }),
  order,
  { refusals: pickRefusals(deskRefusals, 'noSuchDeskOrder') },
);

export const ORDERS_EXPORTED_AT_ONCE = 1000;
export const MOST_ORDERS_EXPORTED = 50_000;

/**
 * Orders as CSV lines, newest first, with members by id alone. The audit records the export, once an hour for
 * the same filter.
 */
export const exportOrders = operatorCall(
  'export-orders',
  'trade.look',
  z.object({
    ...filter,
    /** `next` of the call before; without it the lines begin with the column names. */
    before: z.optional(rowId),
  }),
  z.object({
    lines: z.string(),
    rows: z.int(),
    /** null after the last. */
    next: z.nullable(rowId),
  }),
  { changes: true },
);

export const orderDeskApi = { listOrders, readOrder, exportOrders };
