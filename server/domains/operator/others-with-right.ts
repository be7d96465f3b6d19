import { and, eq, ne } from 'drizzle-orm';
import { holds, type Right } from '#schemas/operator/areas.ts';
import type { Database } from '../../db/database.ts';
import { operator } from '../../db/tables/operator.ts';
import { selectOperators, withRights } from './roles.ts';

export const othersWithRight = async (
  db: Database,
  own: number,
  right: Right,
): Promise<boolean> => {
  const others = and(ne(operator.id, own), eq(operator.active, true));
  const rows = await selectOperators(db).where(others);
  return rows.some((row) => holds(withRights(row).rights, right));
};
