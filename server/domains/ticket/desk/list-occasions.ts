import type { listOccasions as endpoint } from '#schemas/ticket/desk-endpoints.ts';
import { ticketTargets } from '#schemas/ticket/fields.ts';
import type { Verb } from '../../../platform/endpoint/verb.ts';
import { occasions } from '../occasions.ts';

export const listOccasions: Verb<typeof endpoint> = async ({ db, now }) => {
  const lists = await Promise.all(ticketTargets.map((target) => occasions[target].nearby(db, now)));
  return { items: lists.flat().sort((one, other) => one.startAt - other.startAt), now };
};
