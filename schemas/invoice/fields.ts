import { oneLine } from '../text/tidy-text.ts';
import { isEmail, LONGEST_EMAIL } from '../text/validators.ts';
import { text } from '../wire/primitives.ts';
import { atMost, filled, ruled, tidied } from '../wire/rules.ts';
import { invoiceRefusals } from './refusals.ts';
import { isTaxNumber, tidyTaxNumber } from './tax-number.ts';

export const invoiceTitleKinds = ['person', 'company'] as const;

export type InvoiceTitleKind = (typeof invoiceTitleKinds)[number];

/**
 * `asked`: nobody has begun to issue it, so it can be changed. `dropped`: the order was refunded before it was issued.
 * `reversing`, `reversed`: the order was refunded afterwards, and a red invoice cancels it.
 */
export const storedInvoiceStates = [
  'asked',
  'issuing',
  'issued',
  'failed',
  'dropped',
  'reversing',
  'reversed',
] as const;

/** `none`: the member has not asked for one. */
export const invoiceStates = ['none', ...storedInvoiceStates] as const;

export type InvoiceState = (typeof invoiceStates)[number];

/** Who issues invoices; `hand`: operators at the console. */
export const invoiceWays = ['simulated', 'hand', 'provider'] as const;

export type InvoiceWay = (typeof invoiceWays)[number];

export const LONGEST_INVOICE_TITLE = 100;

const { badInvoiceTitle, badTaxNumber, badInvoiceEmail } = invoiceRefusals;

/** What is printed on an invoice, and the address to which it is sent; `tax_no` is '' for a person. */
export const invoiceLines = {
  title: ruled(
    tidied(text, oneLine),
    filled('请填写发票抬头', badInvoiceTitle, LONGEST_INVOICE_TITLE),
    atMost(LONGEST_INVOICE_TITLE, badInvoiceTitle),
  ),
  tax_no: ruled(tidied(text, tidyTaxNumber), {
    holds: (number) => number === '' || isTaxNumber(number),
    reason: '请核对纳税人识别号，一般为 18 位',
    refusal: badTaxNumber,
  }),
  email: ruled(
    tidied(text, oneLine),
    filled('请填写接收发票的邮箱', badInvoiceEmail),
    atMost(LONGEST_EMAIL, badInvoiceEmail),
    { holds: isEmail, reason: badInvoiceEmail.message, refusal: badInvoiceEmail },
  ),
};
