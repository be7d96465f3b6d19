import { asc } from 'drizzle-orm';
import { operator } from '../../../db/tables/operator.ts';
import { accountView } from '../accounts.ts';
import type { OperatorVerb } from '../implement-operator.ts';

export const listOperators: OperatorVerb<'listOperators'> = async ({ db }) => {
  const rows = await db.select().from(operator).orderBy(asc(operator.id));
  return { operators: rows.map(accountView) };
};
