import type { InvoiceTitleKind, InvoiceWay } from '#schemas/invoice/fields.ts';

export type InvoiceRequest = {
  requestNo: string;
  titleKind: InvoiceTitleKind;
  title: string;
  /** '' for a person. */
  taxNo: string;
  email: string;
  amountFen: number;
  item: string;
};

/** `url`: address of the document, '' for none. `reason` is shown to the member. */
type Issue =
  | { state: 'issued'; number: string; url: string }
  | { state: 'underway' }
  | { state: 'failed'; reason: string };

type Reversal = { state: 'reversed' } | { state: 'underway' };

/** Each call may be repeated with the same numbers, and throws where nobody answers. */
type Issuer = {
  issue: (request: InvoiceRequest) => Promise<Issue>;
  reverse: (request: InvoiceRequest, number: string) => Promise<Reversal>;
};

export type Invoicing =
  | ({ way: Exclude<InvoiceWay, 'hand'> } & Issuer)
  | { way: 'hand'; issue?: never; reverse?: never };
