import { and, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { retryOnConflict } from '../../../db/retry-on-conflict.ts';
import { livePage } from '../../../db/tables/live.ts';
import { sweepRows } from '../../../platform/jobs/sweep-rows.ts';
import { DAY, MINUTE } from '../../../platform/time/durations.ts';

/** A member may have this many pages in a room, on all servers together. */
const MOST_PAGES = 10;
/** How long a page counts after its server was last heard of, in ms. */
const LEASE = MINUTE;

/** A page in a room; `openedAt` in ms. */
export type OpenPage = { id: string; memberId: number; openedAt: number };

const insertPages = (db: Database, liveId: number, pages: readonly OpenPage[], now: number) => {
  const until = new Date(now + LEASE);
  const rows = pages.map(({ id, memberId, openedAt }) => ({
    ...{ id, liveId, memberId, until },
    openedAt: new Date(openedAt),
  }));
  return db.insert(livePage).values(rows).onConflictDoNothing();
};

/** The pages that came before the ten newest of one of these members. */
const surplusOf = (tx: Database, liveId: number, memberIds: number[], now: number) => {
  const ranked = tx
    .select({
      id: livePage.id,
      rank: sql<number>`row_number() over (
        partition by ${livePage.memberId} order by ${livePage.openedAt} desc, ${livePage.id} desc)`.as(
        'rank',
      ),
    })
    .from(livePage)
    .where(
      and(
        eq(livePage.liveId, liveId),
        inArray(livePage.memberId, memberIds),
        gt(livePage.until, new Date(now)),
      ),
    )
    .as('ranked');
  return tx.select({ id: ranked.id }).from(ranked).where(gt(ranked.rank, MOST_PAGES));
};

/**
 * Counts pages of a room, and gives the ids of those, on whatever server, that their member has too many of
 * now. What a server counts is committed before it looks, so that of two that do so at once the later one
 * sees both.
 */
export const countPages = async (
  db: Database,
  liveId: number,
  pages: readonly OpenPage[],
  now: number,
): Promise<string[]> => {
  if (pages.length === 0) return [];
  await insertPages(db, liveId, pages, now);
  const memberIds = [...new Set(pages.map(({ memberId }) => memberId))];
  const removed = await retryOnConflict(db, (tx) =>
    tx
      .delete(livePage)
      .where(inArray(livePage.id, surplusOf(tx, liveId, memberIds, now)))
      .returning({ id: livePage.id }),
  );
  return removed.map(({ id }) => id);
};

/** Counts pages for a minute more, and gives those that count no more, as their member has others. */
export const keepPages = async <P extends OpenPage>(
  db: Database,
  pages: readonly P[],
  now: number,
): Promise<P[]> => {
  if (pages.length === 0) return [];
  const ids = pages.map(({ id }) => id);
  const remaining = await retryOnConflict(db, (tx) =>
    tx
      .update(livePage)
      .set({ until: new Date(now + LEASE) })
      .where(inArray(livePage.id, ids))
      .returning({ id: livePage.id }),
  );
  const there = new Set(remaining.map(({ id }) => id));
  return pages.filter(({ id }) => !there.has(id));
};

/** Counts a page no more. */
export const dropPage = async (db: Database, { id }: OpenPage): Promise<void> => {
  await db.delete(livePage).where(eq(livePage.id, id));
};

/** Drops pages of servers that died; one that was out of reach for long still finds its own. */
export const sweepPages = async (db: Database, now: number): Promise<void> => {
  await sweepRows(db, livePage, lt(livePage.until, new Date(now - DAY)));
};
