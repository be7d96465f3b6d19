import type { readInvoice as endpoint } from '../../../../schemas/invoice/desk-endpoints.ts';
import type { Services } from '../../../platform/endpoint/services.ts';
import type { Verb } from '../../../platform/endpoint/verb.ts';
import { selectInvoice } from './rows.ts';

export const readInvoice =
  ({ invoicing }: Services): Verb<typeof endpoint> =>
  async ({ db }, { invoice }) => ({
    ...(await selectInvoice(db, invoice)),
    byHand: invoicing.way === 'hand',
  });
