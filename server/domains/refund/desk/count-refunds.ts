import type { countRefunds as endpoint } from '#schemas/refund/desk-endpoints.ts';
import type { Verb } from '../../../platform/endpoint/verb.ts';
import { countHeld } from './rows.ts';

export const countRefunds: Verb<typeof endpoint> = async ({ db }) => ({
  held: await countHeld(db),
});
