import { and, eq } from 'drizzle-orm';
import { TEXT_LENGTH } from '../../../schemas/questionnaire/judge.ts';
import { type Answer, type Answers, answersOf } from '../../../schemas/questionnaire/question.ts';
import type { Database } from '../../db/database.ts';
import { questionnaire } from '../../db/tables/events.ts';
import { attempt } from '../../db/tables/questionnaire.ts';
import { RefusedError } from '../../platform/errors.ts';
import { keyOf } from '../../platform/keys.ts';
import { type Asked, questionsOf } from './questionnaires.ts';

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

const MOST_VALUES = 50;

/** Answers to this questionnaire's own questions. Refuses `answersUnfit`. */
export const readAnswers = (asked: readonly Asked[], list: readonly Answer[]): Answers => {
  const known = new Set(asked.map(({ id }) => String(id)));
  const fits = list.every(
    ({ question, values }) =>
      known.has(question) &&
      values.length <= MOST_VALUES &&
      values.every((value) => value.length < 2 * TEXT_LENGTH),
  );
  if (!fits) throw new RefusedError('answersUnfit');
  return answersOf(list);
};
