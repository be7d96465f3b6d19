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

/** What a member had printed before. */
const rememberedTitle = object({ ...printed, title: requiredText }, byRule);
export type RememberedTitle = z.output<typeof rememberedTitle>;

/**
 * The invoice of an own order, or that there is none. `refusal`: why none can be asked for, ''
 * where one can. `changeable`: nobody has begun to issue it. `amount`: what was paid and has not gone
 * back. `number`, `url`: of the issued one, '' before. `titles`: what the member had printed
 * before, the latest first.
 */
export const orderInvoice = defineEndpoint({
  path: '/v1/order/invoice',
  payload: object({ id }),
  data: object(
    {
      state: oneOf(invoiceStates),
      refusal: text,
      changeable: flag,
      amount: money,
      ...printed,
      way: oneOf(invoiceWays),
      number: text,
      url: link,
      failure: text,
      ask_time: time,
      issue_time: time,
      reverse_time: time,
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

/**
 * Asks for the invoice of a paid order, or changes one that nobody has begun to issue. A company
 * has a tax number.
 */
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
