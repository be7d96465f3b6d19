import { and, desc, eq, gt, inArray, isNull, lt, ne } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { operator, operatorRole, operatorSession } from '../../../db/tables/operator.ts';
import { hashOf, newToken } from '../../../platform/auth/session.ts';
import type { Operator } from '../../../platform/endpoint/context.ts';
import { sweepRows } from '../../../platform/jobs/sweep-rows.ts';
import { DAY, HOUR, MINUTE } from '../../../platform/time/durations.ts';
import { demandedOfAll, withRights } from '../roles.ts';

/** How long a session lasts without a call, in ms. */
const LIFE = 12 * HOUR;
/** How long it lasts at most, in ms, however many calls are made. */
const LONGEST = DAY;
/** A session's end is written at most this often, in ms, rather than at every call. */
const SLACK = 10 * MINUTE;

/** A new session; the token leaves the server once and is stored as its hash only. It is the last sign-in. */
export const startOperatorSession = async (
  db: Database,
  operatorId: number,
  now: number,
  device = '',
): Promise<string> => {
  const token = newToken();
  const createdAt = new Date(now);
  const row = { tokenHash: hashOf(token), operatorId, device, createdAt };
  const begun = db.$with('begun').as(
    db
      .insert(operatorSession)
      .values({ ...row, expiresAt: new Date(now + LIFE) })
      .returning({ id: operatorSession.operatorId }),
  );
  await db
    .with(begun)
    .update(operator)
    .set({ lastSignInAt: createdAt, lastDevice: device })
    .where(eq(operator.id, operatorId));
  return token;
};

/** What makes a session one that is on at `now`. */
const isOn = (now: number) =>
  and(
    gt(operatorSession.expiresAt, new Date(now)),
    gt(operatorSession.createdAt, new Date(now - LONGEST)),
    isNull(operatorSession.revokedAt),
  );

/** Sessions that are listed at most. */
const MOST_LISTED = 50;

/**
 * An operator's sessions that are on, the latest first. A session is named by the hash of its token, from
 * which nobody can tell the token; `seenAt` is right to some minutes.
 */
export const listSessionsOf = async (db: Database, operatorId: number, now: number) => {
  const rows = await db
    .select()
    .from(operatorSession)
    .where(and(eq(operatorSession.operatorId, operatorId), isOn(now)))
    .orderBy(desc(operatorSession.createdAt))
    .limit(MOST_LISTED);
  return rows.map(({ tokenHash, device, createdAt, expiresAt }) => ({
    id: tokenHash,
    device,
    startedAt: createdAt.getTime(),
    seenAt: Math.max(createdAt.getTime(), expiresAt.getTime() - LIFE),
  }));
};

/** The operator of a token; null if it is unknown, expired or revoked, or they are disabled. */
export const operatorOf = async (
  db: Database,
  tokenHash: string,
  now: number,
): Promise<Operator | null> => {
  const [found] = await db
    .select({
      ...{ row: operator, made: operatorRole, demanded: demandedOfAll },
      expiresAt: operatorSession.expiresAt,
    })
    .from(operatorSession)
    .innerJoin(operator, eq(operator.id, operatorSession.operatorId))
    .leftJoin(operatorRole, eq(operatorRole.id, operator.roleId))
    .where(and(eq(operatorSession.tokenHash, tokenHash), isOn(now), eq(operator.active, true)));
  if (!found) return null;
  if (found.expiresAt.getTime() < now + LIFE - SLACK) await prolong(db, tokenHash, now);
  return withRights(found);
};

/** The operators of those sessions that are on, by the hashes of their tokens; none lasts longer for it. */
export const operatorsOf = async (
  db: Database,
  tokenHashes: readonly string[],
  now: number,
): Promise<Map<string, Operator>> => {
  const rows = await db
    .select({
      ...{ row: operator, made: operatorRole, demanded: demandedOfAll },
      session: operatorSession.tokenHash,
    })
    .from(operatorSession)
    .innerJoin(operator, eq(operator.id, operatorSession.operatorId))
    .leftJoin(operatorRole, eq(operatorRole.id, operator.roleId))
    .where(
      and(
        inArray(operatorSession.tokenHash, [...tokenHashes]),
        isOn(now),
        eq(operator.active, true),
      ),
    );
  return new Map(rows.map(({ session, ...found }) => [session, withRights(found)]));
};

const prolong = async (db: Database, tokenHash: string, now: number): Promise<void> => {
  const expiresAt = new Date(now + LIFE);
  const own = eq(operatorSession.tokenHash, tokenHash);
  await db
    .update(operatorSession)
    .set({ expiresAt })
    .where(and(own, lt(operatorSession.expiresAt, expiresAt)));
};

export const endOperatorSession = async (
  db: Database,
  tokenHash: string,
  now: number,
): Promise<void> => {
  await db
    .update(operatorSession)
    .set({ revokedAt: new Date(now) })
    .where(and(eq(operatorSession.tokenHash, tokenHash), isNull(operatorSession.revokedAt)));
};

/** Ends one of an operator's sessions; one of somebody else's stays. */
export const endOwnSession = async (
  db: Database,
  operatorId: number,
  tokenHash: string,
  now: number,
): Promise<void> => {
  const own = eq(operatorSession.operatorId, operatorId);
  await db
    .update(operatorSession)
    .set({ revokedAt: new Date(now) })
    .where(and(own, eq(operatorSession.tokenHash, tokenHash), isNull(operatorSession.revokedAt)));
};

/** Ends an operator's sessions, all or all but the one that `saved` names. */
export const endOperatorSessionsOf = async (
  db: Database,
  operatorId: number,
  now: number,
  saved?: string,
): Promise<void> => {
  const others = saved === undefined ? undefined : ne(operatorSession.tokenHash, saved);
  const own = eq(operatorSession.operatorId, operatorId);
  await db
    .update(operatorSession)
    .set({ revokedAt: new Date(now) })
    .where(and(own, isNull(operatorSession.revokedAt), others));
};

/** Drops sessions that ended a day ago. */
export const sweepOperatorSessions = async (db: Database, now: number): Promise<void> => {
  await sweepRows(db, operatorSession, lt(operatorSession.expiresAt, new Date(now - DAY)));
};
