import type * as z from 'zod/mini';
import { orderRow } from '../order/fields.ts';
import { orderRefusals } from '../order/refusals.ts';
import { CHANGES, LOOKS } from '../wire/call-rates.ts';
import { defineEndpoint } from '../wire/define-endpoint.ts';
import { joinRefusals, pickRefusals } from '../wire/define-refusals.ts';
import { oneOf, withDefault } from '../wire/payload.ts';
import { flag, id, link, money, requiredText, text, time } from '../wire/primitives.ts';
import { key } from '../wire/query-fields.ts';
import { byRule, list, object } from '../wire/structures.ts';
import { invoiceLines, invoiceStates, invoiceTitleKinds, invoiceWays } from './fields.ts';
import { invoiceRefusals } from './refusals.ts';

const printed = { title_kind: oneOf(invoiceTitleKinds), title: text, tax_no: text, email: text };

const rememberedTitle = object({ ...printed, title: requiredText }, byRule);
export type RememberedTitle = z.output<typeof rememberedTitle>;

/** Answers the invoice of the member's own order, or state `none`. */
export const orderInvoice = defineEndpoint({
  path: '/v1/order/invoice',
  payload: object({ id }),
  data: object(
    {
      state: oneOf(invoiceStates),
      /** Why the member cannot ask for one, in words; '' where it is possible. */
      refusal: text,
      /** Nobody has begun to issue it. */
      changeable: flag,
      /** What was paid, without refunds. */
      amount: money,
      ...printed,
      way: oneOf(invoiceWays),
      /** '' until it is issued, as `url`. */
      number: text,
      url: link,
      failure: text,
      ask_time: time,
      issue_time: time,
      reverse_time: time,
      /** What the member had printed before, the latest first. */
      titles: list(rememberedTitle),
      order: orderRow,
    },
    { ask_time: 'askedAt', issue_time: 'issuedAt', reverse_time: 'reversedAt' },
  ),
  access: 'member',
  rate: LOOKS,
  refusals: pickRefusals(orderRefusals, 'noSuchOrder'),
});

export type OrderInvoice = z.output<typeof orderInvoice.data>;

/** Asks for the invoice of a paid order, or changes one that nobody has begun to issue; companies need a tax number. */
export const askInvoice = defineEndpoint({
  path: '/v1/order/askInvoice',
  payload: object({
    id,
    title_kind: oneOf(invoiceTitleKinds),
    title: invoiceLines.title,
    tax_no: withDefault(invoiceLines.tax_no, ''),
    email: invoiceLines.email,
    key,
  }),
  data: object({ state: oneOf(invoiceStates) }),
  access: 'member',
  idempotent: true,
  rate: CHANGES,
  changes: true,
  refusals: joinRefusals(
    pickRefusals(
      invoiceRefusals,
      'badInvoiceTitle',
      'badTaxNumber',
      'badInvoiceEmail',
      'nothingToInvoice',
      'invoiceNotYet',
      'invoiceBegun',
    ),
    pickRefusals(orderRefusals, 'noSuchOrder'),
  ),
});

export const invoiceApi = { orderInvoice, askInvoice };
