import { and, count, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { grant, handedOut, lesson, PARTS } from '../../../db/tables/course.ts';
import type {
  HandedOutStore,
  HandedParts,
  Receiver,
} from '../../../platform/streams/handed-account.ts';
import { holdsGrant } from '../access.ts';

/** Adds to the record of which thousandths of a lesson a member has been sent. */
export const writeHanded = async (
  db: Database,
  { member, lesson: lessonId }: Receiver,
  bits: string,
  now: number,
): Promise<void> => {
  const at = new Date(now);
  await db
    .insert(handedOut)
    .values({ memberId: member, lessonId, parts: bits, at })
    .onConflictDoUpdate({
      target: [handedOut.memberId, handedOut.lessonId],
      set: { parts: sql`${handedOut.parts} | excluded.parts`, at },
    });
};

/** The record of a lesson that has been sent as a whole. */
export const WHOLE = '1'.repeat(PARTS);

const stillGranted = async (db: Database, { member, lesson: id }: Receiver, now: number) => {
  const [row] = await db
    .select({ grants: count() })
    .from(grant)
    .innerJoin(lesson, eq(lesson.productId, grant.targetId))
    .where(
      and(
        eq(grant.memberId, member),
        eq(grant.target, 'product'),
        eq(lesson.id, id),
        holdsGrant(now),
      ),
    );
  return (row?.grants ?? 0) > 0;
};

/** The records of what members have been sent of lessons that they bought. */
export const handedOutStore = (
  db: Database,
  clock: () => number,
): Omit<HandedOutStore, 'failed'> => ({
  mayHave: (to) => stillGranted(db, to, clock()),
  write: (to, parts: HandedParts) => writeHanded(db, to, parts.join(''), clock()),
});

/** A digit for each thousandth of each lesson of a product: 1 where the member was sent it. */
export const handedOf = async (
  db: Database,
  memberId: number,
  productId: number,
): Promise<ReadonlyMap<number, string>> => {
  const lessons = db.select({ id: lesson.id }).from(lesson).where(eq(lesson.productId, productId));
  const rows = await db
    .select({ id: handedOut.lessonId, parts: handedOut.parts })
    .from(handedOut)
    .where(and(eq(handedOut.memberId, memberId), inArray(handedOut.lessonId, lessons)));
  return new Map(rows.map(({ id, parts }) => [id, parts]));
};
