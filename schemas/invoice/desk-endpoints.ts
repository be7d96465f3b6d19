import * as z from 'zod/mini';
import { queueCalls } from '../desk/queue-calls.ts';
import {
  epochMs,
  operationKey,
  operatorCall,
  rowId,
  version,
  words,
} from '../operator/operator-call.ts';
import { pickRefusals } from '../wire/define-refusals.ts';
import { safeAddress } from '../wire/primitives.ts';
import { invoiceTitleKinds, invoiceWays, storedInvoiceStates } from './fields.ts';
import { invoiceRefusals } from './refusals.ts';

const invoiceHead = z.object({
  id: rowId,
  requestNo: z.string(),
  orderNo: z.string(),
  item: z.string(),
  member: rowId,
  nickname: z.string(),
  title: z.string(),
  state: z.enum(storedInvoiceStates),
  /** In yuan. */
  amount: z.string(),
  /** '' until it is issued. */
  number: z.string(),
  askedAt: epochMs,
});
/** @internal for stories */
export type InvoiceHead = z.output<typeof invoiceHead>;

const invoiceInFull = z.extend(invoiceHead, {
  titleKind: z.enum(invoiceTitleKinds),
  taxNo: z.string(),
  email: z.string(),
  url: z.string(),
  failure: z.string(),
  /** null until it is issued. */
  way: z.nullable(z.enum(invoiceWays)),
  version,
  issuedAt: z.nullable(epochMs),
  reversedAt: z.nullable(epochMs),
  /** Operators issue and reverse it, since there is no provider. */
  byHand: z.boolean(),
});
export type InvoiceInFull = z.output<typeof invoiceInFull>;

const invoiceTabs = ['all', ...storedInvoiceStates] as const;
export type InvoiceTab = (typeof invoiceTabs)[number];

const noSuchInvoice = pickRefusals(invoiceRefusals, 'noSuchInvoice');

/**
 * The newest first; `word` is the beginning of an order's number, or a part of the title or of the invoice's number.
 * Waiting are those that operators have to issue or reverse, none where a provider does.
 */
export const invoiceCalls = queueCalls({
  ...{ label: '发票', many: 'invoices', one: 'invoice', look: 'trade.look', tabs: invoiceTabs },
  ...{ head: invoiceHead, full: invoiceInFull, id: 'invoice', refusals: noSuchInvoice },
});
/** @internal for tests and stories, which name calls one by one */
export const { count: countInvoices, list: listInvoices, read: readInvoice } = invoiceCalls;

export const LONGEST_INVOICE_NUMBER = 40;
export const LONGEST_INVOICE_URL = 500;
export const LONGEST_INVOICE_FAILURE = 100;

const handwork = ['issue', 'fail', 'reverse'] as const;

/** Records what an operator did with an invoice by hand. `stale`: it has changed since `version`; nothing is recorded. */
export const finishInvoice = operatorCall(
  'finish-invoice',
  'trade.decide',
  z
    .object({
      invoice: rowId,
      version,
      done: z.enum(handwork),
      number: words(LONGEST_INVOICE_NUMBER),
      /** Where the issued invoice can be downloaded; '' for nowhere. */
      url: words(LONGEST_INVOICE_URL).check(
        z.refine((typed) => typed === '' || /^https?:/.test(safeAddress(typed))),
      ),
      failure: words(LONGEST_INVOICE_FAILURE),
      key: operationKey,
    })
    .check(
      z.refine(({ done, number }) => done !== 'issue' || number !== ''),
      z.refine(({ done, failure }) => done !== 'fail' || failure !== ''),
    ),
  z.object({ outcome: z.enum(['finished', 'stale']) }),
  { idempotent: true, refusals: noSuchInvoice },
);

export const invoiceDeskApi = { countInvoices, listInvoices, readInvoice, finishInvoice };
