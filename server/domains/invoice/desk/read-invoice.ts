import type { readInvoice as endpoint } from '#schemas/invoice/desk-endpoints.ts';
import type { Services } from '../../../platform/endpoint/services.ts';
import type { Verb } from '../../../platform/endpoint/verb.ts';
import { noteLook } from '../../operator/index.ts';
import { selectInvoice } from './rows.ts';

export const readInvoice =
  ({ invoicing }: Services): Verb<typeof endpoint> =>
  async (context, { invoice }) => {
    const shown = await selectInvoice(context.db, invoice);
    await noteLook(context, { what: '发票资料', members: [shown.member] });
    return { ...shown, byHand: invoicing.way === 'hand' };
  };
