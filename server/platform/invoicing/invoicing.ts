import type { InvoiceTitleKind, InvoiceWay } from '#schemas/invoice/fields.ts';

/** What is to be printed, under our own number, which names the request for good. */
export type InvoiceRequest = {
  requestNo: string;
  titleKind: InvoiceTitleKind;
  title: string;
  /** '' for a person. */
  taxNo: string;
  email: string;
  amountFen: number;
  /** What was bought. */
  item: string;
};

/** `url`: where the document is to be had, '' for nowhere. `reason` is told to the member. */
type Issue =
  | { state: 'issued'; number: string; url: string }
  | { state: 'underway' }
  | { state: 'failed'; reason: string };

type Reversal = { state: 'reversed' } | { state: 'underway' };

/** Whoever issues invoices. Each call may be repeated with the same numbers, and throws where nobody answers. */
type Issuer = {
  issue: (request: InvoiceRequest) => Promise<Issue>;
  reverse: (request: InvoiceRequest, number: string) => Promise<Reversal>;
};

/** Without an issuer, people issue by hand at the console. */
export type Invoicing =
  | ({ way: Exclude<InvoiceWay, 'hand'> } & Issuer)
  | { way: 'hand'; issue?: never; reverse?: never };
