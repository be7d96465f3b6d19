import type { submitQuestionnaire } from '../../../schemas/api/questionnaire.ts';
import type { Payload } from '../../../schemas/define-endpoint.ts';
import { faultsOf, strayAnswers } from '../../../schemas/questionnaire/judge.ts';
import type { Context } from '../../platform/context.ts';
import { RefusedError } from '../../platform/errors.ts';
import type { Member } from '../../platform/session.ts';
import { lockAttempt, readAnswers } from './drafts.ts';
import { toQuestion } from './questionnaires.ts';
import { closeAttempt, GRACE, outcomeOf } from './settle.ts';

/**
 * Sends an attempt. It needs no record of its key: an attempt that was sent stays as it was sent,
 * and sending it again gives the same outcome. Refuses `noSuchAttempt`, `attemptOver`,
 * `answersUnfit`, `answersStray`, `answersMissing`.
 */
export const submit = (
  { db, member, now }: Context<Member>,
  payload: Payload<typeof submitQuestionnaire>,
) =>
  db.transaction(async (tx) => {
    const found = await lockAttempt(tx, payload.attempt, member.id);
    const { attempt, questionnaire, asked } = found;
    if (attempt.submittedAt) return { outcome: outcomeOf(attempt) };
    if (attempt.deadline && attempt.deadline.getTime() + GRACE < now)
      throw new RefusedError('attemptOver');
    const answers = readAnswers(asked, payload.answers);
    const questions = asked.map((each) => toQuestion(each, asked));
    if (strayAnswers(questions, answers).length > 0) throw new RefusedError('answersStray');
    const { length } = faultsOf(questions, answers);
    if (length > 0) throw new RefusedError('answersMissing', length);
    await closeAttempt(tx, questionnaire, asked, attempt, answers, now);
    const closed = await lockAttempt(tx, payload.attempt, member.id);
    return { outcome: outcomeOf(closed.attempt) };
  });
