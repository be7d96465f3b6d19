import { and, eq } from 'drizzle-orm';
import { fitAnswers } from '../../../schemas/assessment/fit.ts';
import { LONGEST_TEXT } from '../../../schemas/assessment/judge.ts';
import {
  type Answer,
  type Answers,
  answersOf,
  valuesOf,
} from '../../../schemas/assessment/question.ts';
import { severalLines } from '../../../schemas/tidy-text.ts';
import type { Database } from '../../db/database.ts';
import { questionnaire } from '../../db/tables/events.ts';
import { attempt } from '../../db/tables/questionnaire.ts';
import { RefusedError } from '../../platform/errors.ts';
import { keyOf } from '../../platform/keys.ts';
import type { Member } from '../../platform/session.ts';
import { ownPictures } from './own-pictures.ts';
import { questionsOf, toQuestions } from './questionnaires.ts';

/** An own attempt, its row locked, with what it belongs to. Refuses `noSuchAttempt`. */
export const lockAttempt = async (tx: Database, id: string, memberId: number) => {
  const key = keyOf(id);
  const [row] =
    key === null
      ? []
      : await tx
          .select()
          .from(attempt)
          .where(and(eq(attempt.id, key), eq(attempt.memberId, memberId)))
          .for('update');
  if (!row) throw new RefusedError('noSuchAttempt');
  const [owner] = await tx
    .select()
    .from(questionnaire)
    .where(eq(questionnaire.id, row.questionnaireId));
  if (!owner) throw new RefusedError('noSuchQuestionnaire');
  return { attempt: row, questionnaire: owner, asked: await questionsOf(tx, owner.id) };
};

export type Locked = Awaited<ReturnType<typeof lockAttempt>>;

/** It may have been taken down, or the member's certification with it. */
export const demandOpen = ({ questionnaire: row }: Locked, member: Member): void => {
  if (!row.published) throw new RefusedError('noSuchQuestionnaire');
  if (row.doctorsOnly && !member.doctor) throw new RefusedError('doctorsOnly');
};

const MOST_VALUES = 50;

/** Answers to this questionnaire's own questions. Refuses `answersUnfit`. */
export const readAnswers = ({ asked }: Locked, list: readonly Answer[]): Answers => {
  const known = new Set(asked.map(({ id }) => String(id)));
  const fits = list.every(
    ({ question, values }) =>
      known.has(question) &&
      values.length <= MOST_VALUES &&
      values.every((value) => value.length <= LONGEST_TEXT),
  );
  if (!fits) throw new RefusedError('answersUnfit');
  return answersOf(list.map((each) => ({ ...each, values: each.values.map(severalLines) })));
};

/** The answers without pictures that are not the member's own. */
export const withOwnPictures = async (
  tx: Database,
  { asked, attempt: { memberId } }: Locked,
  answers: Answers,
): Promise<Answers> => {
  const ids = asked.filter(({ kind }) => kind === 'upload').map(({ id }) => String(id));
  const given = ids.flatMap((id) => valuesOf(answers, id));
  if (given.length === 0) return answers;
  const own = await ownPictures(tx, memberId, given);
  const pictures = ids.map((id) => [id, valuesOf(answers, id).filter((each) => own.has(each))]);
  return { ...answers, ...Object.fromEntries(pictures) };
};

/** What was kept, as far as the questions still know it. */
export const keptAnswers = ({ asked, attempt: { answers } }: Omit<Locked, 'questionnaire'>) =>
  fitAnswers(toQuestions(asked), answers);
