import { and, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { CourseDocument } from '#schemas/studio/document.ts';
import { LARGEST_COURSE, type OpenState, openStates } from '#schemas/studio/fields.ts';
import { studioRefusals } from '#schemas/studio/refusals.ts';
import type { WorkshopRole } from '#schemas/teacher/roles.ts';
import type { Database } from '../../db/database.ts';
import { grant, product } from '../../db/tables/course.ts';
import { courseRevisionTable } from '../../db/tables/studio.ts';
import { type OwnWorkshop, ownWorkshop } from '../../libraries/workshop/index.ts';
import type { Member } from '../../platform/auth/session.ts';
import type { Context } from '../../platform/endpoint/context.ts';
import { RefusedError } from '../../platform/endpoint/errors.ts';
import { keyOrZero } from '../../platform/wire/keys.ts';
import { ordersFor } from '../desk/index.ts';

export type RevisionRow = typeof courseRevisionTable.$inferSelect;

const { paid } = ordersFor(['course', 'column', 'gift'], product.id);

/** What others hold of the live course: `sold` freezes its price, `promised` keeps its lessons. */
export type Bound = { sold: boolean; promised: boolean };

const boundColumns = {
  sold: sql<boolean>`coalesce(${paid}, false)`,
  promised: sql<boolean>`exists (select 1 from ${grant} where ${grant.target} = 'product'
    and ${grant.targetId} = ${product.id})`,
};

export const isOpen = inArray(courseRevisionTable.state, [...openStates]);

const selectRevision = (db: Database) =>
  db
    .select({ row: getTableColumns(courseRevisionTable), ...boundColumns })
    .from(courseRevisionTable)
    .leftJoin(product, eq(product.id, courseRevisionTable.productId));

export type FoundRevision = Bound & { row: RevisionRow; own: OwnWorkshop };

/** An open revision of the member's workshop. Refuses `noWorkshop`, `notInRole`, `noSuchRevision`. */
export const ownRevision = async (
  { db, member }: Context<Member>,
  id: string,
  least: WorkshopRole = 'assistant',
): Promise<FoundRevision> => {
  const own = await ownWorkshop(db, member.id, least);
  const mine = and(
    eq(courseRevisionTable.id, keyOrZero(id)),
    eq(courseRevisionTable.teacherId, own.teacherId),
    isOpen,
  );
  const [found] = await selectRevision(db).where(mine);
  if (!found) throw new RefusedError(studioRefusals.noSuchRevision);
  return { ...found, own };
};

/** The same for operators, who lock the row first. */
export const boundOf = async (db: Database, id: number): Promise<Bound> => {
  const [found] = await selectRevision(db).where(eq(courseRevisionTable.id, id));
  return found ?? { sold: false, promised: false };
};

/** Refuses `revisionLocked` while it waits, and `revisionChanged` for another version. */
export const assertWritable = ({ state, version }: RevisionRow, seen: number): void => {
  if (state === 'waiting') throw new RefusedError(studioRefusals.revisionLocked);
  if (version !== seen) throw new RefusedError(studioRefusals.revisionChanged);
};

type Changed = Partial<typeof courseRevisionTable.$inferInsert>;

/** Writes a revision that is still as it was read. Refuses `revisionChanged`. */
export const writeRevision = async (
  db: Database,
  { id, version }: RevisionRow,
  from: readonly OpenState[],
  values: Changed,
): Promise<RevisionRow> => {
  const unchanged = and(
    eq(courseRevisionTable.id, id),
    eq(courseRevisionTable.version, version),
    inArray(courseRevisionTable.state, [...from]),
  );
  const [row] = await db
    .update(courseRevisionTable)
    .set({ ...values, version: version + 1 })
    .where(unchanged)
    .returning();
  if (!row) throw new RefusedError(studioRefusals.revisionChanged);
  return row;
};

/** Refuses `courseTooLarge`. */
export const saveDocument = async (
  { db, now }: Context<Member>,
  row: RevisionRow,
  document: CourseDocument,
) => {
  if (JSON.stringify(document).length > LARGEST_COURSE)
    throw new RefusedError(studioRefusals.courseTooLarge);
  const { version, savedAt } = await writeRevision(db, row, ['draft', 'refused'], {
    document,
    savedAt: new Date(now),
  });
  return { version, savedAt: savedAt.getTime() };
};
