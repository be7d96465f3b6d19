import { and, count, eq, inArray } from 'drizzle-orm';
import type { RelationKind, RelationTarget } from '../../../schemas/relation/fields.ts';
import type { Database } from '../../db/database.ts';
import { relation } from '../../db/tables/relation.ts';

const toward = (kind: RelationKind, target: RelationTarget, ids: readonly number[]) =>
  and(eq(relation.kind, kind), eq(relation.target, target), inArray(relation.targetId, [...ids]));

/** The targets among these that the member has collected, liked, followed or reserved. */
export const hasRelation = async (
  db: Database,
  memberId: number,
  kind: RelationKind,
  target: RelationTarget,
  ids: readonly number[],
): Promise<ReadonlySet<number>> => {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ id: relation.targetId })
    .from(relation)
    .where(and(eq(relation.memberId, memberId), toward(kind, target, ids)));
  return new Set(rows.map(({ id }) => id));
};

/** How many members relate to each target; a target without any is not in the map. */
export const countRelations = async (
  db: Database,
  kind: RelationKind,
  target: RelationTarget,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> => {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: relation.targetId, total: count() })
    .from(relation)
    .where(toward(kind, target, ids))
    .groupBy(relation.targetId);
  return new Map(rows.map(({ id, total }) => [id, total]));
};

/** How many targets of a kind a member has. */
export const countOwnRelations = (
  db: Database,
  memberId: number,
  kind: RelationKind,
): Promise<number> =>
  db.$count(relation, and(eq(relation.memberId, memberId), eq(relation.kind, kind)));

export type Relation = { kind: RelationKind; target: RelationTarget; id: number };

/**
 * Begins or ends a relation; what is so already stays, with its moment. `now` in ms. Whether the
 * target exists is for the caller to see.
 */
export const storeRelation = async (
  db: Database,
  memberId: number,
  { kind, target, id }: Relation,
  on: boolean,
  now: number,
): Promise<void> => {
  const row = { memberId, kind, target, targetId: id };
  if (on) {
    await db
      .insert(relation)
      .values({ ...row, at: new Date(now) })
      .onConflictDoNothing();
    return;
  }
  await db.delete(relation).where(and(eq(relation.memberId, memberId), toward(kind, target, [id])));
};
