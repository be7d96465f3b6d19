import { and, eq, isNull, lte, ne, sql } from 'drizzle-orm';
import type { Outcome } from '../../../schemas/api/questionnaire.ts';
import type { Answers } from '../../../schemas/questionnaire/question.ts';
import { answersOnWay } from '../../../schemas/questionnaire/way.ts';
import type { Database } from '../../db/database.ts';
import { questionnaire } from '../../db/tables/events.ts';
import { attempt } from '../../db/tables/questionnaire.ts';
import { post } from '../wallet/index.ts';
import { type Asked, type Attempt, type Questionnaire, toQuestion } from './questionnaires.ts';
import { scoreOf } from './score.ts';

export const outcomeOf = ({ passed }: Pick<Attempt, 'passed'>): Outcome =>
  passed === null ? 'finished' : passed ? 'passed' : 'failed';

/** Points for the first attempt of a member that was not failed. */
const reward = async (
  tx: Database,
  row: Questionnaire,
  { id, memberId }: Attempt,
  at: number,
): Promise<void> => {
  const earlier = and(
    eq(attempt.questionnaireId, row.id),
    eq(attempt.memberId, memberId),
    ne(attempt.id, id),
    sql`${attempt.submittedAt} is not null and ${attempt.passed} is not false`,
  );
  if (row.reward === 0 || (await tx.$count(attempt, earlier)) > 0) return;
  const cause = `questionnaire:${row.id}:${memberId}`;
  const title = `完成问卷：${row.title}`;
  const posting = { kind: 'reward', amount: row.reward, cause, title } as const;
  await post(tx, { memberId, unit: 'points' }, [posting], at);
};

/**
 * Closes an attempt with these answers, once: false where it was closed before. `at` (ms) is when
 * it was sent, or when its time was over.
 */
export const closeAttempt = async (
  tx: Database,
  row: Questionnaire,
  asked: readonly Asked[],
  own: Attempt,
  given: Answers,
  at: number,
): Promise<boolean> => {
  const questions = asked.map((each) => toQuestion(each, asked));
  const answers = answersOnWay(questions, given);
  const score = scoreOf(asked, answers);
  const passed = row.pass > 0 ? score >= row.pass : null;
  const closed = await tx
    .update(attempt)
    .set({
      answers: Object.fromEntries(
        Object.entries(answers).map(([key, values]) => [key, [...values]]),
      ),
      score,
      spentMs: Math.max(0, at - own.startedAt.getTime()),
      submittedAt: new Date(at),
      passed,
    })
    .where(and(eq(attempt.id, own.id), isNull(attempt.submittedAt)))
    .returning({ id: attempt.id });
  if (closed.length === 0) return false;
  await tx
    .update(questionnaire)
    .set({ participants: sql`${questionnaire.participants} + 1` })
    .where(eq(questionnaire.id, row.id));
  if (passed !== false) await reward(tx, row, own, at);
  return true;
};

/** A draft whose time is over counts as sent when it was over, with what was kept of it. */
export const settleOverdue = async (
  db: Database,
  row: Questionnaire,
  asked: readonly Asked[],
  memberId: number,
  now: number,
): Promise<void> => {
  const [late] = await db
    .select()
    .from(attempt)
    .where(
      and(
        eq(attempt.questionnaireId, row.id),
        eq(attempt.memberId, memberId),
        isNull(attempt.submittedAt),
        lte(attempt.deadline, new Date(now - GRACE)),
      ),
    );
  if (!late?.deadline) return;
  const over = late.deadline.getTime();
  await db.transaction((tx) => closeAttempt(tx, row, asked, late, late.answers, over));
};

/** How long after the end answers that were on their way are still taken, in ms. */
export const GRACE = 10_000;
