import { asc } from 'drizzle-orm';
import type { listOperators as endpoint } from '#schemas/operator/endpoints.ts';
import { operator } from '../../../db/tables/operator.ts';
import type { Verb } from '../../../platform/endpoint/verb.ts';
import { accountView } from '../accounts.ts';

export const listOperators: Verb<typeof endpoint> = async ({ db }) => {
  const rows = await db.select().from(operator).orderBy(asc(operator.id));
  return { operators: rows.map(accountView) };
};
