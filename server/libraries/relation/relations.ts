import { and, count, eq, exists, inArray, sql } from 'drizzle-orm';
import type { RelationKind, RelationTarget } from '#schemas/relation/fields.ts';
import type { Database } from '../../db/database.ts';
import { oneRow } from '../../db/one-row.ts';
import { relation } from '../../db/tables/relation.ts';

const toward = (kind: RelationKind, target: RelationTarget, ids: readonly number[]) =>
  and(eq(relation.kind, kind), eq(relation.target, target), inArray(relation.targetId, [...ids]));

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

export const relationTo = (
  db: Database,
  memberId: number,
  kind: RelationKind,
  target: RelationTarget,
  id: number,
) =>
  db
    .select({ id: relation.id })
    .from(relation)
    .where(and(eq(relation.memberId, memberId), toward(kind, target, [id])));

export const likeColumns = (db: Database, memberId: number, target: RelationTarget, id: number) => {
  const own = (kind: RelationKind) =>
    sql<boolean>`${exists(relationTo(db, memberId, kind, target, id))}`;
  return {
    likes: db.$count(relation, toward('like', target, [id])),
    liked: own('like'),
    collected: own('collect'),
  };
};

export const likesOf = async (
  db: Database,
  memberId: number,
  target: RelationTarget,
  id: number,
): Promise<{ likes: number; liked: boolean; collected: boolean }> => {
  const [row] = await db.select(likeColumns(db, memberId, target, id)).from(oneRow);
  return row ?? { likes: 0, liked: false, collected: false };
};

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

export const countOwnRelations = async (
  db: Database,
  memberId: number,
  kinds: readonly RelationKind[],
): Promise<Partial<Record<RelationKind, number>>> => {
  const own = and(eq(relation.memberId, memberId), inArray(relation.kind, [...kinds]));
  const rows = await db
    .select({ kind: relation.kind, total: count() })
    .from(relation)
    .where(own)
    .groupBy(relation.kind);
  return Object.fromEntries(rows.map(({ kind, total }) => [kind, total]));
};

export type Relation = { kind: RelationKind; target: RelationTarget; id: number };

/** Idempotent: an existing relation keeps its moment. `now` in ms. Does not check whether the target exists. */
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
