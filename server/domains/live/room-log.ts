import { and, asc, desc, eq, gt, lt, type SQL, sql } from 'drizzle-orm';
import type { LiveEntry } from '#schemas/live/room-endpoints.ts';
import type { Database } from '../../db/database.ts';
import { live, liveAssistant, liveMessage } from '../../db/tables/live.ts';
import { member } from '../../db/tables/member.ts';
import { teacher } from '../../db/tables/teacher.ts';

/** The key of the advisory locks on room logs; no other lock may use this number. */
const ROOM_LOCK = 520_115;
/** Entries that a page gets when it joins. */
export const RECENT = 50;
/** The most entries for a page that was away; it reads older ones page by page. */
export const MOST_MISSED = 300;

/**
 * Locks the room's log until the transaction ends: ids are committed in their order, so that whoever reads up
 * to one misses none.
 */
export const holdRoom = async (tx: Database, liveId: number): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(${ROOM_LOCK}::integer, ${liveId}::integer)`);
};

type NewEntry = typeof liveMessage.$inferInsert;

/** Needs a transaction with `holdRoom`; returns the entry's id. */
export const append = async (tx: Database, entry: NewEntry): Promise<number> => {
  const [row] = await tx.insert(liveMessage).values(entry).returning({ id: liveMessage.id });
  return row?.id ?? 0;
};

const writtenBy = (db: Database, filter: SQL | undefined, order: SQL, limit: number) =>
  db
    .select({ entry: liveMessage, writer: member, host: teacher, helps: liveAssistant.memberId })
    .from(liveMessage)
    .innerJoin(member, eq(member.id, liveMessage.memberId))
    .innerJoin(live, eq(live.id, liveMessage.liveId))
    .leftJoin(teacher, and(eq(teacher.id, live.teacherId), eq(teacher.memberId, member.id)))
    .leftJoin(
      liveAssistant,
      and(eq(liveAssistant.liveId, live.id), eq(liveAssistant.memberId, member.id)),
    )
    .where(filter)
    .orderBy(order)
    .limit(limit);

type Row = Awaited<ReturnType<typeof writtenBy>>[number];

const toEntry = ({ entry, writer, host, helps }: Row): LiveEntry => ({
  id: entry.id,
  kind: entry.kind,
  body: entry.recalledAt ? '' : entry.body,
  at: entry.at.getTime(),
  target: entry.target ?? 0,
  until: entry.until?.getTime() ?? null,
  recalled: entry.recalledAt !== null,
  key: entry.clientKey,
  memberId: String(entry.memberId),
  nickname: host?.name || writer.nickname || '学员',
  avatar: host?.avatar || writer.avatar,
  role: host ? 'host' : helps === null ? 'member' : 'assistant',
});

/** Entries from old to new; `reset`: there is a gap before them, so the page forgets older ones. */
export type LogExcerpt = { entries: LiveEntry[]; reset: boolean };

const newest = async (db: Database, filter: SQL | undefined, most: number): Promise<LiveEntry[]> =>
  (await writtenBy(db, filter, desc(liveMessage.id), most)).reverse().map(toEntry);

export const newestIn = (db: Database, liveId: number, most: number): Promise<LiveEntry[]> =>
  newest(db, eq(liveMessage.liveId, liveId), most);

export const logAfter = async (
  db: Database,
  liveId: number,
  since: number,
  most: number = MOST_MISSED,
): Promise<LiveEntry[]> => {
  const newer = and(eq(liveMessage.liveId, liveId), gt(liveMessage.id, since));
  return (await writtenBy(db, newer, asc(liveMessage.id), most)).map(toEntry);
};

/** The entries after `since`, or the newest ones where `since` is 0 or too far back. */
export const missedSince = async (
  db: Database,
  liveId: number,
  since: number,
): Promise<LogExcerpt> => {
  const own = eq(liveMessage.liveId, liveId);
  if (since === 0) return { entries: await newest(db, own, RECENT), reset: false };
  const entries = await logAfter(db, liveId, since, MOST_MISSED + 1);
  if (entries.length <= MOST_MISSED) return { entries, reset: false };
  return { entries: await newest(db, own, RECENT), reset: true };
};

export const logBefore = async (
  db: Database,
  liveId: number,
  before: number,
): Promise<LogExcerpt> => {
  const earlier = and(eq(liveMessage.liveId, liveId), lt(liveMessage.id, before));
  return { entries: await newest(db, earlier, RECENT), reset: false };
};
