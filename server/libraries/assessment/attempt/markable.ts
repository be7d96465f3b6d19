import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { attempt, mark, questionnaire } from '../../../db/tables/questionnaire.ts';
import type { Kind } from '../kind.ts';
import { drawnOf, questionsOf } from '../papers.ts';
import type { Attempt, PaperRow, QuestionRow } from '../rows.ts';
import { toMark } from '../score.ts';

export type Mark = typeof mark.$inferSelect;

export type Markable = {
  attempt: Attempt;
  paper: PaperRow;
  questions: QuestionRow[];
  judged: QuestionRow[];
  marks: Mark[];
};

const sentAt = (kind: Kind, id: number) =>
  and(eq(attempt.id, id), eq(questionnaire.kind, kind.name), isNotNull(attempt.submittedAt));

const heading = async (db: Database, kind: Kind, id: number) => {
  const [found] = await db
    .select({ paper: questionnaire, attempt })
    .from(attempt)
    .innerJoin(questionnaire, eq(questionnaire.id, attempt.questionnaireId))
    .where(sentAt(kind, id));
  return found;
};

const whole = async (db: Database, own: Attempt, paper: PaperRow): Promise<Markable> => {
  const questions = drawnOf(await questionsOf(db, paper.id), own);
  const marks = await db.select().from(mark).where(eq(mark.attemptId, own.id));
  return { attempt: own, paper, questions, judged: toMark(questions, own.answers), marks };
};

/** Undefined where no such attempt was submitted. */
export const markableOf = async (
  db: Database,
  kind: Kind,
  id: number,
): Promise<Markable | undefined> => {
  const found = await heading(db, kind, id);
  return found && whole(db, found.attempt, found.paper);
};

/**
 * Locks all of the member's attempts at the paper in one order, so that of two that are settled at once only one
 * brings the reward. `rewarded`: another one has brought it.
 */
export const lockedMarkable = async (
  tx: Database,
  kind: Kind,
  id: number,
): Promise<(Markable & { rewarded: boolean }) | undefined> => {
  const found = await heading(tx, kind, id);
  if (!found) return undefined;
  const { questionnaireId, memberId } = found.attempt;
  const all = await tx
    .select()
    .from(attempt)
    .where(and(eq(attempt.questionnaireId, questionnaireId), eq(attempt.memberId, memberId)))
    .orderBy(asc(attempt.id))
    .for('update');
  const own = all.find((each) => each.id === id);
  const rewarded = all.some((each) => each.id !== id && each.points > 0);
  return own && { ...(await whole(tx, own, found.paper)), rewarded };
};
