import type { submitQuestionnaire } from '../../../schemas/api/questionnaire.ts';
import { fitAnswers, sameAnswers } from '../../../schemas/assessment/fit.ts';
import { faultsOf, strayAnswers } from '../../../schemas/assessment/judge.ts';
import type { Answers } from '../../../schemas/assessment/question.ts';
import type { Payload } from '../../../schemas/define-endpoint.ts';
import type { Database } from '../../db/database.ts';
import type { Context } from '../../platform/context.ts';
import { RefusedError } from '../../platform/errors.ts';
import type { Member } from '../../platform/session.ts';
import { endOf, GRACE } from './attempt-time.ts';
import {
  demandOpen,
  keptAnswers,
  type Locked,
  lockAttempt,
  readAnswers,
  withOwnPictures,
} from './drafts.ts';
import { demandPlace } from './places.ts';
import { toQuestions } from './questionnaires.ts';
import { closeAttempt, outcomeOf } from './settle.ts';

type Sent = Payload<typeof submitQuestionnaire>;

/** Answers that the member means to send: nothing missing, nothing that was skipped. */
const demandComplete = async (tx: Database, found: Locked, sent: Sent): Promise<Answers> => {
  if (sent.version !== found.attempt.version) throw new RefusedError('draftNewer');
  const answers = readAnswers(found, sent.answers);
  const questions = toQuestions(found.asked);
  if (strayAnswers(questions, answers).length > 0) throw new RefusedError('answersStray');
  const { length } = faultsOf(questions, answers);
  if (length > 0) throw new RefusedError('answersMissing', length);
  if (!sameAnswers(answers, await withOwnPictures(tx, found, answers)))
    throw new RefusedError('pictureUnknown');
  return answers;
};

/** What counts when the time is over: what was on its way just then, or else what was kept. */
const lastAnswers = async (tx: Database, found: Locked, sent: Sent, late: boolean) => {
  if (late || sent.version !== found.attempt.version) return keptAnswers(found);
  const given = await withOwnPictures(tx, found, readAnswers(found, sent.answers));
  return fitAnswers(toQuestions(found.asked), given);
};

/**
 * Sends an attempt. It needs no record of its key: an attempt that was sent stays as it was sent,
 * and sending it again gives the same outcome. Once its time is over it is sent as it stands.
 * Refuses `noSuchAttempt`, `noSuchQuestionnaire`, `doctorsOnly`, `questionnaireFull`, `draftNewer`,
 * `answersUnfit`, `answersStray`, `answersMissing`, `pictureUnknown`, `attemptEmpty`.
 */
export const submit = ({ db, member, now }: Context<Member>, payload: Sent) =>
  db.transaction(async (tx) => {
    const found = await lockAttempt(tx, payload.attempt, member.id);
    const { attempt, questionnaire } = found;
    if (attempt.submittedAt) return { outcome: outcomeOf(attempt) };
    const end = endOf(questionnaire, attempt);
    if (end !== null && now >= end) {
      const answers = await lastAnswers(tx, found, payload, now > end + GRACE);
      const closed = await closeAttempt(tx, found, answers, { at: end, byTime: true });
      if (!closed) throw new RefusedError('attemptEmpty');
      return { outcome: outcomeOf(closed) };
    }
    demandOpen(found, member);
    await demandPlace(tx, questionnaire, member.id, { now, sentOnly: true });
    const answers = await demandComplete(tx, found, payload);
    const closed = await closeAttempt(tx, found, answers, { at: now, byTime: false });
    return { outcome: outcomeOf(closed ?? attempt) };
  });
