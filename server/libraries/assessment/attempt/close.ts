import { and, count, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import { faultsOf } from '#schemas/assessment/judge.ts';
import type { Answers } from '#schemas/assessment/question.ts';
import { answersOnPath } from '#schemas/assessment/question-path.ts';
import type { Outcome } from '#schemas/assessment/wire.ts';
import type { Database } from '../../../db/database.ts';
import { attempt, questionnaire } from '../../../db/tables/questionnaire.ts';
import { post } from '../../ledger/index.ts';
import { dropReplaced } from '../../upload/index.ts';
import type { Kind } from '../kind.ts';
import { toQuestions } from '../papers.ts';
import type { Attempt, Locked, PaperRow } from '../rows.ts';
import { earnedOf, fullOf, sumOf, toMark } from '../score.ts';

export const outcomeOf = ({ passed, unmarked }: Pick<Attempt, 'passed' | 'unmarked'>): Outcome => {
  if (unmarked > 0) return 'marking';
  return passed === null ? 'finished' : passed ? 'passed' : 'failed';
};

/** What the member has sent of the paper besides: how many, and how many of them brought points. */
const sentBefore = async (tx: Database, { id, questionnaireId, memberId }: Attempt) => {
  const others = and(
    eq(attempt.questionnaireId, questionnaireId),
    eq(attempt.memberId, memberId),
    ne(attempt.id, id),
    isNotNull(attempt.submittedAt),
  );
  const rewarded = sql<number>`count(*) filter (where ${attempt.points} > 0)`.mapWith(Number);
  const [sent] = await tx.select({ all: count(), rewarded }).from(attempt).where(others);
  return sent ?? { all: 0, rewarded: 0 };
};

export const pay = async (tx: Database, kind: Kind, paper: PaperRow, own: Attempt, at: number) => {
  const reward = kind.reward(paper, own.memberId);
  const posting = { kind: 'reward', amount: own.points, ...reward } as const;
  await post(tx, { memberId: own.memberId, unit: 'points' }, [posting], at);
};

const addParticipant = async (tx: Database, paper: PaperRow): Promise<void> => {
  await tx
    .update(questionnaire)
    .set({ participants: sql`${questionnaire.participants} + 1` })
    .where(eq(questionnaire.id, paper.id));
};

/** `at`: when it was sent, or when its time was over, in ms. */
type Closing = { at: number; byTime: boolean; byLeave?: boolean };

const judged = (
  { marks = false }: Kind,
  { paper, questions: requested }: Locked,
  given: Answers,
) => {
  const questions = toQuestions(requested);
  const answers = answersOnPath(questions, given);
  const earned = earnedOf(requested, answers);
  const score = sumOf(earned);
  const unmarked = marks ? toMark(requested, answers).length : 0;
  const passed = paper.pass > 0 && unmarked === 0 ? score >= paper.pass : null;
  return {
    row: {
      answers: Object.fromEntries(Object.entries(answers).map(([id, values]) => [id, [...values]])),
      score,
      earned,
      unmarked,
      passed,
      passScore: paper.pass,
      fullScore: fullOf(requested, marks),
    },
    // what waits for a marker brings its points once it is marked
    isRewarded: passed !== false && unmarked === 0 && faultsOf(questions, answers).length === 0,
  };
};

/**
 * Closes an open attempt, whose row is locked, with these answers; gives it closed. A member is a
 * participant once, and is given points once, for an attempt that is complete and not failed.
 */
export const closeAttempt = async (
  tx: Database,
  kind: Kind,
  found: Locked,
  given: Answers,
  { at, byTime, byLeave = false }: Closing,
): Promise<Attempt> => {
  const { attempt: own, paper } = found;
  const { row, isRewarded } = judged(kind, found, given);
  const before = await sentBefore(tx, own);
  const [closed] = await tx
    .update(attempt)
    .set({
      ...row,
      spentMs: Math.max(0, at - own.startedAt.getTime()),
      submittedAt: new Date(at),
      byTime,
      byLeave,
      points: isRewarded && before.rewarded === 0 ? paper.reward : 0,
    })
    .where(and(eq(attempt.id, own.id), isNull(attempt.submittedAt)))
    .returning();
  if (!closed) throw new Error('a locked draft is closed once');
  if (before.all === 0) await addParticipant(tx, paper);
  const change = { before: own.answers, after: closed.answers, now: at };
  await dropReplaced(tx, { memberId: own.memberId, ...change });
  if (closed.points > 0) await pay(tx, kind, paper, closed, at);
  await kind.closed?.(tx, found, closed);
  return closed;
};
