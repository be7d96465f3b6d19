import * as z from 'zod/mini';
import { safeAddress } from '#schemas/wire/primitives.ts';
import { yuan } from '../wire/yuan.ts';
import type { InvoicingConfig } from './config.ts';
import type { InvoiceRequest, Invoicing } from './invoicing.ts';

/** Ms; the job tries again. */
const TIME_LIMIT = 10_000;

const issue = z.discriminatedUnion('state', [
  z.object({
    state: z.literal('issued'),
    number: z.string().check(z.minLength(1), z.maxLength(40)),
    url: z._default(z.string(), ''),
  }),
  z.object({ state: z.literal('underway') }),
  z.object({ state: z.literal('failed'), reason: z.string().check(z.maxLength(200)) }),
]);

const reversal = z.object({ state: z.enum(['reversed', 'underway']) });

type Options = Extract<InvoicingConfig, { way: 'provider' }>;

const asking =
  ({ url, token }: Options) =>
  async (path: string, sent: object): Promise<unknown> => {
    try {
      const response = await fetch(`${url}/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify(sent),
        redirect: 'error',
        signal: AbortSignal.timeout(TIME_LIMIT),
      });
      if (!response.ok) throw new Error(`status ${response.status}`);
      return await response.json();
    } catch {
      // what was sent is personal, so neither it nor the failed request is logged
      throw new Error('the provider of invoices did not answer');
    }
  };

const wireRequest = ({ requestNo, titleKind, taxNo, amountFen, ...same }: InvoiceRequest) => ({
  request_no: requestNo,
  title_kind: titleKind,
  tax_no: taxNo,
  amount: yuan(amountFen),
  ...same,
});

/** Issues by two calls of a provider: `POST <url>/issue` and `POST <url>/reverse`. */
export const invoicingProvider = (options: Options): Invoicing => {
  const ask = asking(options);
  return {
    way: 'provider',
    issue: async (request) => {
      const outcome = z.parse(issue, await ask('issue', wireRequest(request)));
      return outcome.state === 'issued' ? { ...outcome, url: safeAddress(outcome.url) } : outcome;
    },
    reverse: async (request, number) =>
      z.parse(reversal, await ask('reverse', { ...wireRequest(request), number })),
  };
};
