import type { countInvoices as endpoint } from '#schemas/invoice/desk-endpoints.ts';
import type { Services } from '../../../platform/endpoint/services.ts';
import type { Verb } from '../../../platform/endpoint/verb.ts';
import { countByHand } from './rows.ts';

export const countInvoices =
  (services: Services): Verb<typeof endpoint> =>
  async ({ db }) => ({ waiting: await countByHand(services, db) });
