import { and, eq } from 'drizzle-orm';
import { faultOf } from '#schemas/assessment/judge.ts';
import { assessmentRefusals } from '#schemas/assessment/refusals.ts';
import type { practiseWrong as endpoint } from '#schemas/exam/endpoints.ts';
import { examRefusals } from '#schemas/exam/refusals.ts';
import { severalLines } from '#schemas/text/tidy-text.ts';
import { question, wrongItem } from '../../../db/tables/questionnaire.ts';
import { isRight, rightWords, toQuestions } from '../../../libraries/assessment/index.ts';
import { RefusedError } from '../../../platform/endpoint/errors.ts';
import type { Verb } from '../../../platform/endpoint/verb.ts';
import { keyOrZero } from '../../../platform/wire/keys.ts';
import { tellsAnswers } from '../kind.ts';
import { knownPapers } from './own-wrong.ts';

/**
 * Refuses `noSuchWrong`, `answersKept` while the exam reveals no answers, `answersMissing`, `answersInvalid`.
 */
export const practiseWrong: Verb<typeof endpoint> = async ({ db, member, now }, { answer }) => {
  const own = and(
    eq(wrongItem.memberId, member.id),
    eq(wrongItem.questionId, keyOrZero(answer.question)),
  );
  const [found] = await db
    .select({ item: wrongItem, question: question })
    .from(wrongItem)
    .innerJoin(question, eq(question.id, wrongItem.questionId))
    .where(own)
    .for('update', { of: wrongItem });
  const known = await knownPapers(db, member.id, now, own);
  const paper = found && known.get(found.question.questionnaireId);
  if (!paper) throw new RefusedError(examRefusals.noSuchWrong);
  const { item, question: input } = found;
  if (!tellsAnswers(paper.paper, paper.standing)) throw new RefusedError(examRefusals.answersKept);
  const values = answer.values.map(severalLines);
  const [shown] = toQuestions([input]);
  if (values.length === 0) throw new RefusedError(assessmentRefusals.answersMissing, 1);
  if (!shown || faultOf({ ...shown, required: true }, values))
    throw new RefusedError(assessmentRefusals.answersInvalid);
  const correct = isRight(input, values);
  const at = new Date(now);
  const times = item.times + (correct ? 0 : 1);
  const set = correct
    ? { resolvedAt: item.resolvedAt ?? at }
    : { times, answered: values, wrongAt: at, resolvedAt: null };
  await db.update(wrongItem).set(set).where(own);
  return { correct, right: rightWords(input), explanation: input.explanation, times };
};
