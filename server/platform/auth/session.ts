import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, inArray, isNull, lt, ne, type SQL, sql } from 'drizzle-orm';
import { callRefusals } from '#schemas/wire/call-refusals.ts';
import type { Database } from '../../db/database.ts';
import { sent } from '../../db/signals.ts';
import { session } from '../../db/tables/login.ts';
import { member } from '../../db/tables/member.ts';
import { RefusedError } from '../endpoint/errors.ts';
import { sweepRows } from '../jobs/sweep-rows.ts';
import { DAY } from '../time/durations.ts';

export type Member = typeof member.$inferSelect;

/** How long a login lasts, in ms. */
const SESSION_LIFE = 30 * DAY;

export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

export const newToken = (): string => randomBytes(32).toString('base64url');

/** A new session of `life` ms; the token leaves the server once and is stored as its hash only. */
export const startSession = async (
  db: Database,
  memberId: number,
  now: number,
  life: number = SESSION_LIFE,
): Promise<string> => {
  const token = newToken();
  await db.insert(session).values({
    tokenHash: hashOf(token),
    memberId,
    createdAt: new Date(now),
    expiresAt: new Date(now + life),
  });
  return token;
};

/**
 * The session that the login `requestHash` began; repeating that login gives its session a new
 * token and no second session. Refuses `requestOver` where that session has ended since.
 */
export const startSessionOnce = async (
  db: Database,
  memberId: number,
  now: number,
  requestHash: string,
): Promise<string> => {
  const token = newToken();
  const life = { createdAt: new Date(now), expiresAt: new Date(now + SESSION_LIFE) };
  const started = await db
    .insert(session)
    .values({ tokenHash: hashOf(token), memberId, requestHash, ...life })
    .onConflictDoUpdate({
      target: session.requestHash,
      set: { tokenHash: hashOf(token), ...life },
      setWhere: isNull(session.revokedAt),
    })
    .returning({ memberId: session.memberId });
  if (started.length === 0) throw new RefusedError(callRefusals.requestOver);
  return token;
};

/** Drops sessions whose login is too old to be repeated. */
export const sweepSessions = async (db: Database, now: number): Promise<void> => {
  await sweepRows(db, session, lt(session.expiresAt, new Date(now - SESSION_LIFE)));
};

/** Whether a session's row stands for one that has not ended; `now` in ms. */
export const isOpenSession = (now: number) =>
  and(gt(session.expiresAt, new Date(now)), isNull(session.revokedAt));

/** Which of these sessions, by their tokens' hashes, have not ended. */
export const validSessions = async (
  db: Database,
  hashes: string[],
  now: number,
): Promise<Set<string>> => {
  if (hashes.length === 0) return new Set();
  const rows = await db
    .select({ hash: session.tokenHash })
    .from(session)
    .where(and(inArray(session.tokenHash, hashes), isOpenSession(now)));
  return new Set(rows.map(({ hash }) => hash));
};

const end = async (db: Database, which: SQL | undefined, now: number): Promise<void> => {
  const ended = db.$with('ended').as(
    db
      .update(session)
      .set({ revokedAt: new Date(now) })
      .where(and(isNull(session.revokedAt), which))
      .returning({ memberId: session.memberId }),
  );
  await db
    .with(ended)
    .select({ notified: sent('session', sql`${ended.memberId}::text`) })
    .from(ended);
};

/** Ends one session; '' is none. */
export const endSession = async (db: Database, tokenHash: string, now: number): Promise<void> => {
  if (tokenHash !== '') await end(db, eq(session.tokenHash, tokenHash), now);
};

/** Ends a member's sessions, all but the one that `saved` names, or of these `one` alone; both by hash. */
export const endSessionsOf = async (
  db: Database,
  memberId: number,
  now: number,
  currentHash?: string,
  one = '',
): Promise<void> => {
  const others = currentHash === undefined ? undefined : ne(session.tokenHash, currentHash);
  const alone = one === '' ? undefined : eq(session.tokenHash, one);
  await end(db, and(eq(session.memberId, memberId), others, alone), now);
};

/** The member of a session; null if it is unknown, expired or revoked. */
export const memberOfSession = async (
  db: Database,
  tokenHash: string,
  now: number,
): Promise<Member | null> => {
  const [row] = await db
    .select({ member })
    .from(session)
    .innerJoin(member, eq(member.id, session.memberId))
    .where(and(eq(session.tokenHash, tokenHash), isOpenSession(now)));
  return row?.member ?? null;
};

/** The member of a token; null if its session has ended or never was. */
export const memberOf = async (
  db: Database,
  token: string | undefined,
  now: number,
): Promise<Member | null> =>
  token && token.length <= 200 ? memberOfSession(db, hashOf(token), now) : null;
