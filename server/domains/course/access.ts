import { and, type Column, eq, gt, isNull, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { type GrantSource, type GrantTarget, grant, viewLog } from '../../db/tables/course.ts';

export const holdsGrant = (now: number) =>
  and(
    isNull(grant.revokedAt),
    lte(grant.startAt, new Date(now)),
    or(isNull(grant.endAt), gt(grant.endAt, new Date(now))),
  );

const heldBy = (memberId: number, target: GrantTarget, id: number | Column) =>
  and(eq(grant.memberId, memberId), eq(grant.target, target), eq(grant.targetId, id));

/** One row at most: of all grants for a thing, one at most is not revoked. */
export const holding = (memberId: number, target: GrantTarget, id: number | Column, now: number) =>
  and(heldBy(memberId, target, id), holdsGrant(now));

export const grantedTo = async (
  db: Database,
  memberId: number,
  target: GrantTarget,
  id: number,
  now: number,
): Promise<boolean> => (await db.$count(grant, holding(memberId, target, id, now))) > 0;

export const grantedIds = (db: Database, memberId: number, target: GrantTarget, now: number) =>
  db
    .select({ id: grant.targetId })
    .from(grant)
    .where(and(eq(grant.memberId, memberId), eq(grant.target, target), holdsGrant(now)));

/** `endAt` in ms; null for ever. */
export type NewGrant = {
  memberId: number;
  target: GrantTarget;
  targetId: number;
  source: GrantSource;
  endAt: number | null;
};

/** Grants a member access; of an earlier and the new grant, the longer one holds. */
export const giveGrant = async (db: Database, given: NewGrant, now: number): Promise<void> => {
  const endAt = given.endAt === null ? null : new Date(given.endAt);
  await db
    .insert(grant)
    .values({ ...given, startAt: new Date(now), endAt })
    .onConflictDoUpdate({
      target: [grant.memberId, grant.target, grant.targetId],
      targetWhere: isNull(grant.revokedAt),
      set: {
        source: given.source,
        startAt: sql`least(${grant.startAt}, excluded.start_at)`,
        endAt: sql`case when ${grant.endAt} is null or excluded.end_at is null then null
          else greatest(${grant.endAt}, excluded.end_at) end`,
      },
    });
};

export const revokeGrant = async (
  db: Database,
  memberId: number,
  target: GrantTarget,
  id: number,
  now: number,
): Promise<void> => {
  const own = and(heldBy(memberId, target, id), isNull(grant.revokedAt));
  await db
    .update(grant)
    .set({ revokedAt: new Date(now) })
    .where(own);
};

/** The statement alone, so that a caller can embed it in another one. */
export const viewing = (
  db: Database,
  memberId: number,
  target: GrantTarget,
  id: number,
  now: number,
) => {
  const at = new Date(now);
  return db
    .insert(viewLog)
    .values({ memberId, target, targetId: id, at })
    .onConflictDoUpdate({
      target: [viewLog.memberId, viewLog.target, viewLog.targetId],
      set: { at },
    });
};

export const recordView = async (...view: Parameters<typeof viewing>): Promise<void> => {
  await viewing(...view);
};
