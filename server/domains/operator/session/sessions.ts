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
/** How long a session lasts at most, in ms. */
const LONGEST = DAY;
/** A session's end is written at most this often, in ms, instead of at every call. */
const SLACK = 10 * MINUTE;

/** The token leaves the server once; only its hash is stored. */
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

const isOn = (now: number) =>
  and(
    gt(operatorSession.expiresAt, new Date(now)),
    gt(operatorSession.createdAt, new Date(now - LONGEST)),
    isNull(operatorSession.revokedAt),
  );

const MOST_LISTED = 50;

/**
 * The latest first. A session is identified by the hash of its token, which does not reveal the token;
 * `seenAt` is exact to some minutes.
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

/** null for an unknown, expired or revoked token, or a disabled operator. */
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

/** By the hash of the token; does not lengthen the sessions. */
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

/** Another operator's session stays. */
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

export const endOperatorSessionsOf = async (
  db: Database,
  operatorId: number,
  now: number,
  currentHash?: string,
): Promise<void> => {
  const others = currentHash === undefined ? undefined : ne(operatorSession.tokenHash, currentHash);
  const own = eq(operatorSession.operatorId, operatorId);
  await db
    .update(operatorSession)
    .set({ revokedAt: new Date(now) })
    .where(and(own, isNull(operatorSession.revokedAt), others));
};

export const sweepOperatorSessions = async (db: Database, now: number): Promise<void> => {
  await sweepRows(db, operatorSession, lt(operatorSession.expiresAt, new Date(now - DAY)));
};
