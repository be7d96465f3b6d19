import { and, eq, gt, lt } from 'drizzle-orm';
import QuickLRU from 'quick-lru';
import type { Database } from '../../db/database.ts';
import { session } from '../../db/tables/login.ts';
import { member as memberTable } from '../../db/tables/member.ts';
import { streamTicket } from '../../db/tables/stream.ts';
import type { Secret } from '../auth/secret.ts';
import { hashOf, isOpenSession } from '../auth/session.ts';
import { sweepRows } from '../jobs/sweep-rows.ts';
import { DAY, MINUTE, SECOND } from '../time/durations.ts';

/** In ms since the last use. */
export const TICKET_LIFE = 5 * MINUTE;
const FOUND_LIFE = 5 * SECOND;
const NOTED_EVERY = MINUTE;
const MOST_FOUND = 10_000;

/** Either `lesson` or `live` is set: what plays the stream. */
export type StreamRights = {
  stream: string;
  /** In ms from the start; null for the whole stream. */
  limit: number | null;
  lesson: number | null;
  live: number | null;
  /** The stream was bought, so what is sent is recorded. */
  recorded: boolean;
};

export type StreamTicket = StreamRights & { member: typeof memberTable.$inferSelect };

/**
 * The ticket's key; a `sessionHash` of '' opens nothing. The same rights give the same key and extend its life, so
 * that a running player goes on.
 */
export const issueTicket = async (
  { db, secret }: { db: Database; secret: Secret },
  sessionHash: string,
  rights: StreamRights,
  now: number,
): Promise<string> => {
  const { stream, limit: limitMs, lesson: lessonId, live: liveId, recorded } = rights;
  const key = secret.hash('stream', sessionHash, stream, limitMs, lessonId, liveId, recorded);
  const usedAt = new Date(now);
  await db
    .insert(streamTicket)
    .values({
      ...{ keyHash: hashOf(key), sessionHash, stream, limitMs, lessonId, liveId, recorded },
      usedAt,
    })
    .onConflictDoUpdate({ target: streamTicket.keyHash, set: { usedAt } });
  return key;
};

/** Extends a session's tickets of a lesson, also those that have expired during a pause. */
export const keepTickets = async (
  db: Database,
  sessionHash: string,
  lessonId: number,
  now: number,
): Promise<void> => {
  const own = and(eq(streamTicket.sessionHash, sessionHash), eq(streamTicket.lessonId, lessonId));
  await db
    .update(streamTicket)
    .set({ usedAt: new Date(now) })
    .where(and(own, lt(streamTicket.usedAt, new Date(now - NOTED_EVERY))));
};

export const sweepTickets = async (db: Database, now: number): Promise<void> => {
  await sweepRows(db, streamTicket, lt(streamTicket.usedAt, new Date(now - DAY)));
};

const findTicket = async (
  db: Database,
  keyHash: string,
  now: number,
): Promise<{ ticket: StreamTicket; usedAt: number } | undefined> => {
  const [row] = await db
    .select({ ticket: streamTicket, member: memberTable })
    .from(streamTicket)
    .innerJoin(session, eq(session.tokenHash, streamTicket.sessionHash))
    .innerJoin(memberTable, eq(memberTable.id, session.memberId))
    .where(
      and(
        eq(streamTicket.keyHash, keyHash),
        gt(streamTicket.usedAt, new Date(now - TICKET_LIFE)),
        isOpenSession(now),
        eq(memberTable.disabled, false),
      ),
    );
  if (!row) return undefined;
  const { stream, limitMs: limit, lessonId: lesson, liveId: live, recorded, usedAt } = row.ticket;
  const ticket = { stream, limit, lesson, live, recorded, member: row.member };
  return { ticket, usedAt: usedAt.getTime() };
};

type Rest = {
  db: Database;
  clock: () => number;
  holds: (ticket: StreamTicket, now: number) => Promise<boolean>;
};

/**
 * Undefined where the ticket has expired, its session has ended, its member is disabled or its content is closed.
 * Changes take effect within five seconds.
 */
export const openTickets = ({ db, clock, holds }: Rest) => {
  const found = new QuickLRU<string, { at: number; ticket: StreamTicket }>({ maxSize: MOST_FOUND });
  return async (key: unknown): Promise<StreamTicket | undefined> => {
    if (typeof key !== 'string' || key === '') return undefined;
    const keyHash = hashOf(key);
    const now = clock();
    const known = found.get(keyHash);
    if (known && Math.abs(now - known.at) < FOUND_LIFE) return known.ticket;
    found.delete(keyHash);
    const row = await findTicket(db, keyHash, now);
    if (!row || !(await holds(row.ticket, now))) return undefined;
    if (row.usedAt <= now - NOTED_EVERY) {
      const used = eq(streamTicket.keyHash, keyHash);
      await db
        .update(streamTicket)
        .set({ usedAt: new Date(now) })
        .where(used);
    }
    found.set(keyHash, { at: now, ticket: row.ticket });
    return row.ticket;
  };
};

export type FindTicket = ReturnType<typeof openTickets>;
