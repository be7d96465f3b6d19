import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import { liveWatch } from '../../db/tables/live.ts';

/** A column: seconds that the member was in the room `liveId`. */
export const watchedIn = (db: Database, memberId: number, liveId: PgColumn): SQL<number> => {
  const own = and(eq(liveWatch.liveId, liveId), eq(liveWatch.memberId, memberId));
  const seconds = db.select({ seconds: liveWatch.seconds }).from(liveWatch).where(own);
  return sql`coalesce((${seconds}), 0)`.mapWith(Number);
};
