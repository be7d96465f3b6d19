import type * as z from 'zod/mini';
import { fitAnswers } from '#schemas/assessment/fit.ts';
import { faultsOf, skippedAnswers } from '#schemas/assessment/judge.ts';
import { type Answers, valuesOf } from '#schemas/assessment/question.ts';
import { assessmentRefusals } from '#schemas/assessment/refusals.ts';
import { sameAnswers } from '#schemas/assessment/same-answers.ts';
import type { submitPayload } from '#schemas/assessment/wire.ts';
import { uploadRefusals } from '#schemas/upload/refusals.ts';
import type { Database } from '../../../db/database.ts';
import { retryOnConflict } from '../../../db/retry-on-conflict.ts';
import type { Member } from '../../../platform/auth/session.ts';
import type { Context } from '../../../platform/endpoint/context.ts';
import { RefusedError } from '../../../platform/endpoint/errors.ts';
import type { Services } from '../../../platform/endpoint/services.ts';
import { keyOrZero } from '../../../platform/wire/keys.ts';
import { readAnswers, storedAttemptAnswers, withOwnPictures } from '../attempt/answers.ts';
import { closeAttempt, outcomeOf } from '../attempt/close.ts';
import { assertAttempt, assertPaperOpen } from '../attempt/locked.ts';
import { assertSeat } from '../attempt/seats.ts';
import { closeByTime } from '../attempt/settle.ts';
import { attemptEnd, GRACE } from '../attempt/time.ts';
import type { Kind } from '../kind.ts';
import { toQuestions } from '../papers.ts';
import type { Locked } from '../rows.ts';

type SubmitPayload = z.output<typeof submitPayload>;
type SubmitServices = Pick<Services, 'wechat'>;

/** Nothing may be missing, and nothing may answer a skipped question. */
const completeAnswers = async (
  tx: Database,
  { wechat }: SubmitServices,
  found: Locked,
  sent: SubmitPayload,
): Promise<Answers> => {
  if (sent.version !== found.attempt.version) throw new RefusedError(assessmentRefusals.draftNewer);
  const answers = readAnswers(found, sent.answers);
  const questions = toQuestions(found.questions);
  if (skippedAnswers(questions, answers).length > 0)
    throw new RefusedError(assessmentRefusals.answersStray);
  const { length } = faultsOf(questions, answers);
  if (length > 0) throw new RefusedError(assessmentRefusals.answersMissing, length);
  const own = await withOwnPictures(tx, wechat, found, answers);
  if (sameAnswers(answers, own)) return answers;
  const lost = found.questions.filter(
    ({ id }) => valuesOf(answers, `${id}`).length > valuesOf(own, `${id}`).length,
  );
  throw new RefusedError(
    lost.some(({ kind }) => kind === 'voice')
      ? uploadRefusals.recordingUnknown
      : uploadRefusals.pictureUnknown,
  );
};

/** After the deadline: the answers that were sent within the grace time, else the draft. */
const lastAnswers = async (
  tx: Database,
  { wechat }: SubmitServices,
  found: Locked,
  sent: SubmitPayload,
  late: boolean,
): Promise<Answers> => {
  if (late || sent.version !== found.attempt.version) return storedAttemptAnswers(found);
  const given = await withOwnPictures(tx, wechat, found, readAnswers(found, sent.answers));
  return fitAnswers(toQuestions(found.questions), given);
};

const send = async (
  tx: Database,
  { kind, own, member, now }: { kind: Kind; own: SubmitServices; member: Member; now: number },
  sent: SubmitPayload,
) => {
  const which = { id: keyOrZero(sent.attempt), memberId: member.id };
  const found = await assertAttempt(tx, kind, which, { seats: true });
  const { attempt, paper } = found;
  if (attempt.submittedAt) return { closed: attempt };
  const end = attemptEnd(paper, attempt);
  if (end !== null && now >= end) {
    if (!paper.published) throw new RefusedError(kind.refusals.unknown);
    const answers = await lastAnswers(tx, own, found, sent, now > end + GRACE);
    return closeByTime(tx, kind, found, answers, end);
  }
  assertPaperOpen(kind, found, member);
  await assertSeat(tx, kind, paper, member.id, { now, sentOnly: true });
  const answers = await completeAnswers(tx, own, found, sent);
  return { closed: await closeAttempt(tx, kind, found, answers, { at: now, byTime: false }) };
};

/**
 * A repetition has the same outcome. After its time the stored draft is submitted. Refuses `noSuchAttempt`,
 * `draftNewer`, `answersInvalid`, `answersStray`, `answersMissing`, `pictureUnknown`, `recordingUnknown`,
 * `attemptEmpty`, and the kind's refusals of papers that are unknown, full or not for this member.
 */
export const submit =
  (kind: Kind, own: SubmitServices) =>
  async ({ db, member, now }: Context<Member>, payload: SubmitPayload) => {
    const settled = await retryOnConflict(db, (tx) =>
      send(tx, { kind, own, member, now }, payload),
    );
    // thrown within the transaction, the refusal would roll back the removal of the draft
    if ('refusal' in settled) throw new RefusedError(settled.refusal);
    return { outcome: outcomeOf(settled.closed) };
  };
