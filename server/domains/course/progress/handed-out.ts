import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { oneRow } from '../../../db/one-row.ts';
import { grant, handedOut, lesson, PARTS } from '../../../db/tables/course.ts';
import type { LessonSpan, Receiver } from '../../../platform/streams/parts.ts';
import { holdsGrant } from '../access.ts';

const ofProduct = (memberId: number) =>
  and(eq(grant.memberId, memberId), eq(grant.target, 'product'));

export const WHOLE: LessonSpan = { from: 0, to: PARTS };
export const NOTHING: LessonSpan = { from: 0, to: 0 };

const digitsOf = ({ from, to }: LessonSpan): string => {
  const [first, end] = [Math.max(from, 0), Math.min(to, PARTS)];
  return '1'
    .repeat(Math.max(end - first, 0))
    .padStart(end, '0')
    .padEnd(PARTS, '0');
};

/**
 * Begins a statement that records a part of a bought lesson as sent where the member may have it (`held`). It
 * shares the grant's row until commit, and a refund takes that row alone (`withhold`): whichever comes second
 * sees the change of the other.
 */
const recording = (
  db: Database,
  { member, lesson: lessonId }: Receiver,
  part: LessonSpan,
  now: number,
) => {
  const held = db.$with('held').as(
    db
      .select({ id: grant.id })
      .from(grant)
      .innerJoin(lesson, eq(lesson.productId, grant.targetId))
      .where(and(ofProduct(member), eq(lesson.id, lessonId), holdsGrant(now)))
      .for('share', { of: grant }),
  );
  const at = new Date(now).toISOString();
  // what is recorded already is not written again
  const written = db.$with('written', {}).as(sql`
    insert into ${handedOut} (member_id, lesson_id, parts, at)
    select ${member}::integer, ${lessonId}::integer,
      ${digitsOf(part)}::bit(${sql.raw(String(PARTS))}), ${at}::timestamptz
    from held limit 1
    on conflict (member_id, lesson_id) do update
    set parts = ${handedOut.parts} | excluded.parts, at = excluded.at
    where ${handedOut.parts} | excluded.parts <> ${handedOut.parts}`);
  return { query: db.with(held, written), held: sql<boolean>`exists (select from ${held})` };
};

/**
 * Records a part of a bought lesson before any of it is sent. false: the member may not have it (any more),
 * and nothing is recorded.
 */
export const handOut = async (...given: Parameters<typeof recording>): Promise<boolean> => {
  const { query, held } = recording(...given);
  const [row] = await query.select({ held }).from(oneRow);
  return row?.held === true;
};

/** As `handOut`, for the text of the lesson: returns the text, or null where the member may not have it. */
export const handOutText = async (
  ...given: Parameters<typeof recording>
): Promise<string | null> => {
  const { query, held } = recording(...given);
  const [, to] = given;
  const [row] = await query
    .select({ html: lesson.html })
    .from(lesson)
    .where(and(eq(lesson.id, to.lesson), held));
  return row?.html ?? null;
};

/** Until the transaction ends, nothing more of the product is sent to the member. */
export const withhold = async (
  tx: Database,
  memberId: number,
  productId: number,
): Promise<void> => {
  await tx
    .select({ id: grant.id })
    .from(grant)
    .where(and(ofProduct(memberId), eq(grant.targetId, productId)))
    .orderBy(grant.id)
    .for('update');
};

/** By lesson: a digit for each thousandth, 1 where it was sent to the member. */
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
