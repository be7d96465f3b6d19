import { eq } from 'drizzle-orm';
import type { saveQuestionnaire } from '../../../schemas/api/questionnaire.ts';
import { sameAnswers } from '../../../schemas/assessment/fit.ts';
import { type Answers, answerList, isBlank } from '../../../schemas/assessment/question.ts';
import type { Payload } from '../../../schemas/define-endpoint.ts';
import type { Database } from '../../db/database.ts';
import { attempt } from '../../db/tables/questionnaire.ts';
import type { Context } from '../../platform/context.ts';
import { RefusedError } from '../../platform/errors.ts';
import type { Member } from '../../platform/session.ts';
import { endOf, GRACE, leftUntil } from './attempt-time.ts';
import {
  demandOpen,
  keptAnswers,
  type Locked,
  lockAttempt,
  readAnswers,
  withOwnPictures,
} from './drafts.ts';

const withoutBlanks = (answers: Answers): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(answers).flatMap(([id, values]) => (isBlank(values) ? [] : [[id, [...values]]])),
  );

/** The version that stands afterwards; what says nothing new is no new one. */
const keep = async (tx: Database, { attempt: row }: Locked, answers: Answers, now: number) => {
  const kept = withoutBlanks(answers);
  const version = sameAnswers(kept, row.answers) ? row.version : row.version + 1;
  await tx
    .update(attempt)
    .set({ answers: kept, version, savedAt: new Date(now) })
    .where(eq(attempt.id, row.id));
  return version;
};

/**
 * Keeps a draft that was made on the newest version; otherwise gives the newest one back. Refuses
 * `noSuchAttempt`, `attemptSent`, `attemptOver`, `noSuchQuestionnaire`, `doctorsOnly`,
 * `answersUnfit`.
 */
export const save = (
  { db, member, now }: Context<Member>,
  payload: Payload<typeof saveQuestionnaire>,
) =>
  db.transaction(async (tx) => {
    const found = await lockAttempt(tx, payload.attempt, member.id);
    const { attempt: row, questionnaire } = found;
    if (row.submittedAt) throw new RefusedError('attemptSent');
    const end = endOf(questionnaire, row);
    if (end !== null && end + GRACE < now) throw new RefusedError('attemptOver');
    demandOpen(found, member);
    const time = { deadline: end, left: leftUntil(end, now) };
    if (payload.version !== row.version)
      return {
        saved: false,
        version: row.version,
        ...time,
        answers: answerList(keptAnswers(found)),
      };
    const answers = await withOwnPictures(tx, found, readAnswers(found, payload.answers));
    const version = await keep(tx, found, answers, now);
    return { saved: true, version, ...time, answers: answerList(answers) };
  });
