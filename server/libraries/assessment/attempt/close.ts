import { and, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import { faultsOf } from '../../../../schemas/assessment/judge.ts';
import type { Answers } from '../../../../schemas/assessment/question.ts';
import { answersOnPath } from '../../../../schemas/assessment/question-path.ts';
import type { Outcome } from '../../../../schemas/assessment/wire.ts';
import type { Database } from '../../../db/database.ts';
import { attempt, questionnaire } from '../../../db/tables/questionnaire.ts';
import { post } from '../../ledger/index.ts';
import { dropReplaced } from '../../upload/index.ts';
import type { Kind } from '../kind.ts';
import { toQuestions } from '../papers.ts';
import type { Attempt, PaperRow } from '../rows.ts';
import { fullOf, scoreOf } from '../score.ts';
import type { Locked } from './locked.ts';

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
  paper: PaperRow,
  own: Attempt,
  earned: boolean,
): Promise<number> => {
  if (paper.reward === 0 || !earned || (await sentBefore(tx, own, 1)) > 0) return 0;
  return paper.reward;
};

const pay = async (tx: Database, kind: Kind, paper: PaperRow, own: Attempt, at: number) => {
  const said = kind.reward(paper, own.memberId);
  const posting = { kind: 'reward', amount: own.points, ...said } as const;
  await post(tx, { memberId: own.memberId, unit: 'points' }, [posting], at);
};

/** Counts a member as a participant, once however often they take part. */
const countIn = async (tx: Database, paper: PaperRow, own: Attempt): Promise<void> => {
  if ((await sentBefore(tx, own)) > 0) return;
  await tx
    .update(questionnaire)
    .set({ participants: sql`${questionnaire.participants} + 1` })
    .where(eq(questionnaire.id, paper.id));
};

/** `at`: when it was sent, or when its time was over, in ms. */
type Closing = { at: number; byTime: boolean };

/** The result to store for an attempt that is closed with these answers. */
const judged = ({ paper, asked }: Locked, given: Answers) => {
  const questions = toQuestions(asked);
  const answers = answersOnPath(questions, given);
  const score = scoreOf(asked, answers);
  const passed = paper.pass > 0 ? score >= paper.pass : null;
  return {
    row: {
      answers: Object.fromEntries(Object.entries(answers).map(([id, said]) => [id, [...said]])),
      score,
      passed,
      passScore: paper.pass,
      fullScore: fullOf(asked),
    },
    earned: passed !== false && faultsOf(questions, answers).length === 0,
  };
};

/** Closes an open attempt, whose row is locked, with these answers; gives it closed. */
export const closeAttempt = async (
  tx: Database,
  kind: Kind,
  found: Locked,
  given: Answers,
  { at, byTime }: Closing,
): Promise<Attempt> => {
  const { attempt: own, paper } = found;
  const { row, earned } = judged(found, given);
  const [closed] = await tx
    .update(attempt)
    .set({
      ...row,
      spentMs: Math.max(0, at - own.startedAt.getTime()),
      submittedAt: new Date(at),
      byTime,
      points: await pointsFor(tx, paper, own, earned),
    })
    .where(and(eq(attempt.id, own.id), isNull(attempt.submittedAt)))
    .returning();
  if (!closed) throw new Error('a locked draft is closed once');
  const change = { before: own.answers, after: closed.answers, now: at };
  await dropReplaced(tx, { memberId: own.memberId, ...change });
  await countIn(tx, paper, closed);
  if (closed.points > 0) await pay(tx, kind, paper, closed, at);
  return closed;
};
