import { and, asc, eq, gt, ne } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { operator } from '../../db/tables/operator.ts';
import { operatorPresence } from '../../db/tables/publication.ts';

/** An operator counts as present for this long, in ms, after a sign of life. */
const HERE = 30_000;

/** Present at `now`. */
export const isHere = (now: number) => gt(operatorPresence.seenAt, new Date(now - HERE));

/** The others who are here. */
export const othersHere = async (db: Database, own: number, now: number) => {
  const rows = await db
    .select({ name: operator.name, presence: operatorPresence })
    .from(operatorPresence)
    .innerJoin(operator, eq(operator.id, operatorPresence.operatorId))
    .where(and(ne(operatorPresence.operatorId, own), isHere(now), eq(operator.active, true)))
    .orderBy(asc(operator.name));
  return rows.map(({ name, presence: { editing, seenAt } }) => ({
    name,
    editing,
    seenAt: seenAt.getTime(),
  }));
};
