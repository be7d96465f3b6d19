import type { listInvoices as endpoint } from '#schemas/invoice/desk-endpoints.ts';
import type { Services } from '../../../platform/endpoint/services.ts';
import type { Verb } from '../../../platform/endpoint/verb.ts';
import { noteLook } from '../../operator/index.ts';
import { countByHand, selectInvoices } from './rows.ts';

export const listInvoices =
  (services: Services): Verb<typeof endpoint> =>
  async (context, asked) => {
    const { db } = context;
    const shown = await selectInvoices(db, asked);
    const members = shown.items.map(({ member }) => member);
    await noteLook(context, { what: '发票抬头（列表）', members });
    return { ...shown, waiting: await countByHand(services, db) };
  };
