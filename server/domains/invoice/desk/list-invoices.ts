import type { listInvoices as endpoint } from '../../../../schemas/invoice/desk-endpoints.ts';
import type { Services } from '../../../platform/endpoint/services.ts';
import type { Verb } from '../../../platform/endpoint/verb.ts';
import { countByHand, selectInvoices } from './rows.ts';

export const listInvoices =
  (services: Services): Verb<typeof endpoint> =>
  async ({ db }, asked) => ({
    ...(await selectInvoices(db, asked)),
    waiting: await countByHand(services, db),
  });
