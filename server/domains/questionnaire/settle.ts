import { and, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import type { Outcome } from '../../../schemas/api/questionnaire.ts';
import { faultsOf } from '../../../schemas/assessment/judge.ts';
import type { Answers } from '../../../schemas/assessment/question.ts';
import { answersOnWay } from '../../../schemas/assessment/way.ts';
import type { Database } from '../../db/database.ts';
import { questionnaire } from '../../db/tables/events.ts';
import { attempt } from '../../db/tables/questionnaire.ts';
import { transact } from '../../platform/transact.ts';
import { post } from '../wallet/index.ts';
import { endOf, GRACE } from './attempt-time.ts';
import { keptAnswers, type Locked } from './drafts.ts';
import { type Attempt, type Questionnaire, toQuestions } from './questionnaires.ts';
import { scoreOf } from './score.ts';

export const outcomeOf = ({ passed }: Pick<Attempt, 'passed'>): Outcome =>
  passed === null ? 'finished' : passed ? 'passed' : 'failed';

const sentBefore = (tx: Database, { id, questionnaireId, memberId }: Attempt, points = 0) =>
  tx.$count(
    attempt,
    and(
      eq(attempt.questionnaireId, questionnaireId),
      eq(attempt.memberId, memberId),
      ne(attempt.id, id),
      isNotNull(attempt.submittedAt),
      sql`${attempt.points} >= ${points}`,
    ),
  );

/** Points that this attempt brings: once for a member, for one that is complete and not failed. */
const pointsFor = async (
  tx: Database,
  row: Questionnaire,
  own: Attempt,
  earned: boolean,
): Promise<number> => {
  if (row.reward === 0 || !earned || (await sentBefore(tx, own, 1)) > 0) return 0;
  return row.reward;
};

const pay = async (tx: Database, row: Questionnaire, own: Attempt, at: number): Promise<void> => {
  const cause = `questionnaire:${row.id}:${own.memberId}`;
  const title = `完成问卷：${row.title}`;
  const posting = { kind: 'reward', amount: own.points, cause, title } as const;
  await post(tx, { memberId: own.memberId, unit: 'points' }, [posting], at);
};

/** One more person has taken part, however often they do. */
const countIn = async (tx: Database, row: Questionnaire, own: Attempt): Promise<void> => {
  if ((await sentBefore(tx, own)) > 0) return;
  await tx
    .update(questionnaire)
    .set({ participants: sql`${questionnaire.participants} + 1` })
    .where(eq(questionnaire.id, row.id));
};

type Closing = {
  /** When it was sent, or when its time was over, in ms. */
  at: number;
  byTime: boolean;
};

/**
 * Closes an open attempt with these answers, once; gives it closed. A survey of which nothing was
 * answered in time is forgotten instead; undefined then, and where it was closed before.
 */
export const closeAttempt = async (
  tx: Database,
  { attempt: own, questionnaire: row, asked }: Locked,
  given: Answers,
  { at, byTime }: Closing,
): Promise<Attempt | undefined> => {
  const questions = toQuestions(asked);
  const answers = answersOnWay(questions, given);
  const open = and(eq(attempt.id, own.id), isNull(attempt.submittedAt));
  if (row.pass === 0 && Object.keys(answers).length === 0 && byTime) {
    await tx.delete(attempt).where(open);
    return undefined;
  }
  const score = scoreOf(asked, answers);
  const passed = row.pass > 0 ? score >= row.pass : null;
  const earned = passed !== false && faultsOf(questions, answers).length === 0;
  const [closed] = await tx
    .update(attempt)
    .set({
      answers: Object.fromEntries(Object.entries(answers).map(([id, said]) => [id, [...said]])),
      score,
      spentMs: Math.max(0, at - own.startedAt.getTime()),
      submittedAt: new Date(at),
      passed,
      byTime,
      points: await pointsFor(tx, row, own, earned),
    })
    .where(open)
    .returning();
  if (!closed) return undefined;
  await countIn(tx, row, closed);
  if (closed.points > 0) await pay(tx, row, closed, at);
  return closed;
};

/** A draft whose time is over counts as sent when it was over, with what was kept of it. */
export const settleOverdue = async (db: Database, found: Locked, now: number): Promise<boolean> => {
  const end = endOf(found.questionnaire, found.attempt);
  if (found.attempt.submittedAt || end === null || end + GRACE > now) return false;
  await transact(db, (tx) =>
    closeAttempt(tx, found, keptAnswers(found), { at: end, byTime: true }),
  );
  return true;
};
