import { eq } from 'drizzle-orm';
import type { saveQuestionnaire } from '../../../schemas/api/questionnaire.ts';
import type { Payload } from '../../../schemas/define-endpoint.ts';
import { answerList } from '../../../schemas/questionnaire/question.ts';
import { attempt } from '../../db/tables/questionnaire.ts';
import type { Context } from '../../platform/context.ts';
import { RefusedError } from '../../platform/errors.ts';
import type { Member } from '../../platform/session.ts';
import { lockAttempt, readAnswers } from './drafts.ts';
import { GRACE } from './settle.ts';

/**
 * Keeps a draft that was made on the newest version; otherwise gives the newest one back. Refuses
 * `noSuchAttempt`, `attemptSent`, `attemptOver`, `answersUnfit`.
 */
export const save = (
  { db, member, now }: Context<Member>,
  payload: Payload<typeof saveQuestionnaire>,
) =>
  db.transaction(async (tx) => {
    const { attempt: row, asked } = await lockAttempt(tx, payload.attempt, member.id);
    if (row.submittedAt) throw new RefusedError('attemptSent');
    if (row.deadline && row.deadline.getTime() + GRACE < now) throw new RefusedError('attemptOver');
    if (payload.version !== row.version)
      return { saved: false, version: row.version, answers: answerList(row.answers) };
    const answers = answerList(readAnswers(asked, payload.answers));
    const kept = answers.filter(({ values }) => values.length > 0);
    const version = row.version + 1;
    await tx
      .update(attempt)
      .set({
        answers: Object.fromEntries(kept.map(({ question, values }) => [question, values])),
        version,
        savedAt: new Date(now),
      })
      .where(eq(attempt.id, row.id));
    return { saved: true, version, answers: kept };
  });
