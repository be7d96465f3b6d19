import { eq, sql } from 'drizzle-orm';
import { faultsOf } from '#schemas/assessment/judge.ts';
import { assessmentRefusals } from '#schemas/assessment/refusals.ts';
import type { Database } from '../../../db/database.ts';
import { attempt, mark } from '../../../db/tables/questionnaire.ts';
import { RefusedError } from '../../../platform/endpoint/errors.ts';
import { pay } from '../attempt/close.ts';
import { lockedMarkable, type Mark, type Markable } from '../attempt/markable.ts';
import type { Kind } from '../kind.ts';
import { toQuestions } from '../papers.ts';
import type { Attempt } from '../rows.ts';
import { sumOf } from '../score.ts';

export type Given = { question: number; points: number; remark: string };

type By = { by: string; now: number };

export type Marked = { found: Markable; before: Attempt; after: Attempt };

/** What an attempt is worth once these points stand beside those that it had. */
const settledBy = (found: Markable, given: readonly Given[], rewarded: boolean) => {
  const { attempt: own, paper, questions } = found;
  const marked = new Map(given.map(({ question, points }) => [String(question), points]));
  const others = Object.entries(own.earned).filter(([question]) => !marked.has(question));
  const earned = Object.fromEntries([...others, ...marked].filter(([, points]) => points > 0));
  const score = sumOf(earned);
  const passed = own.passScore > 0 ? score >= own.passScore : null;
  const whole = faultsOf(toQuestions(questions), own.answers).length === 0;
  const pays = own.points === 0 && !rewarded && passed !== false && whole;
  return { earned, score, passed, unmarked: 0, points: pays ? paper.reward : own.points };
};

/** Writes what was given and what it comes to, and pays what that brings. */
const write = async (
  tx: Database,
  kind: Kind,
  { rewarded, ...found }: Markable & { rewarded: boolean },
  given: readonly Given[],
  { by, now }: By,
): Promise<Marked> => {
  const { attempt: before, paper } = found;
  const rows = given.map(({ question, points, remark }) => ({
    ...{ attemptId: before.id, questionId: question, points, remark, by },
    at: new Date(now),
  }));
  const marks = tx
    .insert(mark)
    .values(rows)
    .onConflictDoUpdate({
      target: [mark.attemptId, mark.questionId],
      set: {
        points: sql`excluded.points`,
        remark: sql`excluded.remark`,
        by: sql`excluded.by`,
        at: sql`excluded.at`,
      },
    })
    .returning({ questionId: mark.questionId });
  const [after] = await tx
    .with(tx.$with('given').as(marks))
    .update(attempt)
    .set(settledBy(found, given, rewarded))
    .where(eq(attempt.id, before.id))
    .returning();
  if (!after) throw new Error('a locked attempt stays');
  if (after.points > before.points) await pay(tx, kind, paper, after, now);
  return { found, before, after };
};

/** Refuses `marksUnfit`, `pointsBeyond`. */
const assertInRange = ({ judged }: Markable, given: readonly Given[]): void => {
  for (const { question, points } of given) {
    const row = judged.find(({ id }) => id === question);
    if (!row) throw new RefusedError(assessmentRefusals.marksUnfit);
    if (points > row.points)
      throw new RefusedError(
        assessmentRefusals.pointsBeyond,
        `《${row.title}》最多 ${row.points} 分`,
      );
  }
};

const markers = (marks: readonly Mark[]): string =>
  [...new Set(marks.map(({ by }) => by))].join('、');

/**
 * Marks all answers of an attempt that wait, in the caller's transaction: what it is worth, its pass, its place and its
 * reward stand from then on. Refuses `noSuchAttempt`, `alreadyMarked` by whom, `nothingToMark`, `marksUnfit`,
 * `pointsBeyond`.
 */
export const markAttempt = async (
  tx: Database,
  kind: Kind,
  { id, given, ...by }: By & { id: number; given: readonly Given[] },
): Promise<Marked> => {
  const found = await lockedMarkable(tx, kind, id);
  if (!found) throw new RefusedError(assessmentRefusals.noSuchAttempt);
  if (found.marks.length > 0)
    throw new RefusedError(assessmentRefusals.alreadyMarked, markers(found.marks));
  if (found.attempt.unmarked === 0) throw new RefusedError(assessmentRefusals.nothingToMark);
  const wanted = found.judged.map((row) => row.id).sort((one, other) => one - other);
  const named = given.map(({ question }) => question).sort((one, other) => one - other);
  if (wanted.join() !== named.join()) throw new RefusedError(assessmentRefusals.marksUnfit);
  assertInRange(found, given);
  return write(tx, kind, found, given, by);
};

/**
 * Corrects what was given for one answer, in the caller's transaction. `seen`: the points that the operator started
 * from. What was paid stays paid, so an attempt whose reward was paid stays passed. Refuses `noSuchAttempt`,
 * `notMarked`, `markMoved` by whom, `marksUnfit`, `pointsBeyond`, `markPaid`.
 */
export const correctMark = async (
  tx: Database,
  kind: Kind,
  {
    id,
    given,
    seen,
    ...by
  }: By & { id: number; given: Given; seen: Pick<Given, 'points' | 'remark'> },
): Promise<Marked & { was: Mark }> => {
  const found = await lockedMarkable(tx, kind, id);
  if (!found) throw new RefusedError(assessmentRefusals.noSuchAttempt);
  const was = found.marks.find(({ questionId }) => questionId === given.question);
  if (!was) throw new RefusedError(assessmentRefusals.notMarked);
  if (was.points !== seen.points || was.remark !== seen.remark)
    throw new RefusedError(assessmentRefusals.markMoved, was.by);
  assertInRange(found, [given]);
  const { points, passed } = settledBy(found, [given], found.rewarded);
  if (points > 0 && passed === false)
    throw new RefusedError(assessmentRefusals.markPaid, found.attempt.passScore);
  return { ...(await write(tx, kind, found, [given], by)), was };
};
