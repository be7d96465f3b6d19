import { valuesOf } from '#schemas/assessment/question.ts';
import { assessmentRefusals } from '#schemas/assessment/refusals.ts';
import type { readMarking as endpoint, JudgedAnswer } from '#schemas/exam/desk-endpoints.ts';
import { type Markable, markableOf, outcomeOf } from '../../../libraries/assessment/index.ts';
import { signedForDesk } from '../../../libraries/upload/index.ts';
import { RefusedError } from '../../../platform/endpoint/errors.ts';
import type { Services } from '../../../platform/endpoint/services.ts';
import type { Verb } from '../../../platform/endpoint/verb.ts';
import { noteLook } from '../../operator/index.ts';
import { exams } from '../kind.ts';

type Given = Pick<JudgedAnswer, 'text' | 'pictures' | 'recording'>;

const givenIn = (
  kind: JudgedAnswer['kind'],
  values: readonly string[],
  signed: (address: string) => string,
): Given => {
  const [first = '', seconds = ''] = values;
  return {
    text: kind === 'text' ? first : '',
    pictures: kind === 'upload' ? values.map(signed) : [],
    recording: kind === 'voice' ? { address: signed(first), seconds: Number(seconds) || 0 } : null,
  };
};

const answersOf = (
  { attempt, questions, judged, marks }: Markable,
  signed: (address: string) => string,
): JudgedAnswer[] =>
  judged.map(({ id, kind, title, points, explanation }) => {
    const given = marks.find(({ questionId }) => questionId === id);
    return {
      ...{ question: id, kind, title, points, explanation },
      place: questions.findIndex((each) => each.id === id) + 1,
      ...givenIn(kind, valuesOf(attempt.answers, `${id}`), signed),
      given: given
        ? { points: given.points, remark: given.remark, by: given.by, at: given.at.getTime() }
        : null,
    };
  });

/**
 * An attempt with the answers that a marker judges, under its number alone; the audit holds whose it is.
 * Refuses `noSuchAttempt`, `nothingToMark`.
 */
export const readMarking =
  ({ secret }: Services): Verb<typeof endpoint> =>
  async (context, { attempt: id }) => {
    const found = await markableOf(context.db, exams, id);
    if (!found) throw new RefusedError(assessmentRefusals.noSuchAttempt);
    if (found.judged.length === 0) throw new RefusedError(assessmentRefusals.nothingToMark);
    const { attempt: own, paper } = found;
    await noteLook(context, { what: '考试答卷', members: [own.memberId] });
    return {
      attempt: own.id,
      exam: paper.title,
      sentAt: own.submittedAt?.getTime() ?? 0,
      score: own.score,
      full: own.fullScore,
      pass: own.passScore,
      outcome: outcomeOf(own),
      paid: own.points,
      shows: paper.showAnswers,
      answers: answersOf(found, signedForDesk(secret, 'attempt', context)),
    };
  };
