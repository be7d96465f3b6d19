import { and, asc, desc, eq } from 'drizzle-orm';
import type { Gate, QuestionnaireState } from '../../../schemas/api/questionnaire.ts';
import type { Question } from '../../../schemas/assessment/question.ts';
import type { Database } from '../../db/database.ts';
import { questionnaire } from '../../db/tables/events.ts';
import { attempt, question } from '../../db/tables/questionnaire.ts';
import { RefusedError } from '../../platform/errors.ts';
import { keyOf } from '../../platform/keys.ts';
import type { Member } from '../../platform/session.ts';

export type Questionnaire = typeof questionnaire.$inferSelect;
export type Attempt = typeof attempt.$inferSelect;
export type Asked = typeof question.$inferSelect;

/** A published questionnaire. Refuses `noSuchQuestionnaire`. */
export const questionnaireOf = async (db: Database, id: string): Promise<Questionnaire> => {
  const key = keyOf(id);
  const [row] =
    key === null
      ? []
      : await db
          .select()
          .from(questionnaire)
          .where(and(eq(questionnaire.id, key), eq(questionnaire.published, true)));
  if (!row) throw new RefusedError('noSuchQuestionnaire');
  return row;
};

export const questionsOf = (db: Database, questionnaireId: number): Promise<Asked[]> =>
  db
    .select()
    .from(question)
    .where(eq(question.questionnaireId, questionnaireId))
    .orderBy(asc(question.position));

/** Below 0 is the end; a place where no question stands leads nowhere. */
const jumpsOf = ({ jumps }: Asked, all: readonly Asked[]): Question['jumps'] =>
  jumps.flatMap(({ option, to }) => {
    const target = all.find(({ position }) => position === to);
    return target || to < 0 ? [{ option, to: target ? String(target.id) : '' }] : [];
  });

/** Questions as members see them: without what is right, jumps by id. */
export const toQuestions = (all: readonly Asked[]): Question[] =>
  all.map((row) => ({
    id: String(row.id),
    kind: row.kind,
    title: row.title,
    help: row.help,
    required: row.required,
    options: row.options,
    rows: row.rows,
    least: row.least,
    most: row.most,
    leastText: row.leastText,
    mostText: row.mostText,
    jumps: jumpsOf(row, all),
  }));

/** The draft, and what was submitted, the newest first. */
export const attemptsOf = async (db: Database, questionnaireId: number, memberId: number) => {
  const all = await db
    .select()
    .from(attempt)
    .where(and(eq(attempt.questionnaireId, questionnaireId), eq(attempt.memberId, memberId)))
    .orderBy(desc(attempt.submittedAt), desc(attempt.id));
  return {
    doing: all.find(({ submittedAt }) => submittedAt === null),
    submitted: all.filter(({ submittedAt }) => submittedAt !== null),
  };
};

type Tried = { doing: boolean; submitted: number; passed: boolean };

const isDone = ({ tries }: Questionnaire, { submitted, passed }: Tried): boolean =>
  passed || submitted >= tries;

export const stateOf = (row: Questionnaire, tried: Tried, now: number): QuestionnaireState => {
  if (isDone(row, tried)) return 'done';
  if (row.endAt && row.endAt.getTime() <= now) return 'over';
  if (row.startAt && row.startAt.getTime() > now) return 'before';
  return tried.doing ? 'doing' : 'open';
};

/** `full` is asked for by those who have not begun. */
export const gateOf = (row: Questionnaire, tried: Tried, member: Member, now: number): Gate => {
  const state = stateOf(row, tried, now);
  if (state === 'done' || state === 'over' || state === 'before') return state;
  return row.doctorsOnly && !member.doctor ? 'certify' : 'none';
};

export const triedOf = ({ doing, submitted }: Awaited<ReturnType<typeof attemptsOf>>): Tried => ({
  doing: doing !== undefined,
  submitted: submitted.length,
  passed: submitted.some(({ passed }) => passed === true),
});

const msOf = (at: Date | null): number | null => at?.getTime() ?? null;

export const toRow = (row: Questionnaire, tried: Tried, now: number) => ({
  id: String(row.id),
  title: row.title,
  subtitle: row.subtitle,
  thumb: row.thumb,
  participants: row.participants,
  startTime: msOf(row.startAt),
  endTime: msOf(row.endAt),
  minutes: row.minutes,
  reward: row.reward,
  state: stateOf(row, tried, now),
});
