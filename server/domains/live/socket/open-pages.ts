import { and, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { retryOnConflict } from '../../../db/retry-on-conflict.ts';
import { livePage } from '../../../db/tables/live.ts';
import { sweepRows } from '../../../platform/jobs/sweep-rows.ts';
import { DAY, MINUTE } from '../../../platform/time/durations.ts';

/** Pages that a member may have in a room, on all servers together. */
const MOST_PAGES = 10;
/** How long a page counts after the last sign of life of its server, in ms. */
const LEASE = MINUTE;

/** `openedAt` in ms. */
export type OpenPage = { id: string; memberId: number; openedAt: number };

const insertPages = (db: Database, liveId: number, pages: readonly OpenPage[], now: number) => {
  const until = new Date(now + LEASE);
  const rows = pages.map(({ id, memberId, openedAt }) => ({
    ...{ id, liveId, memberId, until },
    openedAt: new Date(openedAt),
  }));
  return db.insert(livePage).values(rows).onConflictDoNothing();
};

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
 * Counts pages of a room, and returns the ids of those pages, on any server, that a member has too many of. A
 * server's pages are committed before it reads, so that of two servers at once the later one sees the pages
 * of both.
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

/** Renews the lease of pages, and returns those that count no more, since their member has others. */
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

export const dropPage = async (db: Database, { id }: OpenPage): Promise<void> => {
  await db.delete(livePage).where(eq(livePage.id, id));
};

/**
 * Drops pages of servers that died; a server that was out of reach for less than a day still finds its own.
 */
export const sweepPages = async (db: Database, now: number): Promise<void> => {
  await sweepRows(db, livePage, lt(livePage.until, new Date(now - DAY)));
};
