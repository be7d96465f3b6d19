import { eq } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { type Answers, isBlank } from '#schemas/assessment/question.ts';
import { assessmentRefusals } from '#schemas/assessment/refusals.ts';
import { sameAnswers } from '#schemas/assessment/same-answers.ts';
import type { savePayload } from '#schemas/assessment/wire.ts';
import type { Database } from '../../../db/database.ts';
import { retryOnConflict } from '../../../db/retry-on-conflict.ts';
import { attempt } from '../../../db/tables/questionnaire.ts';
import type { Member } from '../../../platform/auth/session.ts';
import type { Context } from '../../../platform/endpoint/context.ts';
import { RefusedError } from '../../../platform/endpoint/errors.ts';
import type { Services } from '../../../platform/endpoint/services.ts';
import { keyOrZero } from '../../../platform/wire/keys.ts';
import { dropReplaced } from '../../upload/index.ts';
import {
  readAnswers,
  shownAttemptAnswers,
  storedAttemptAnswers,
  withOwnPictures,
} from '../attempt/answers.ts';
import { assertAttempt, assertPaperOpen } from '../attempt/locked.ts';
import { attemptEnd, GRACE, leftUntil } from '../attempt/time.ts';
import type { Kind } from '../kind.ts';
import type { Locked } from '../rows.ts';

const withoutBlanks = (answers: Answers): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(answers).flatMap(([id, values]) => (isBlank(values) ? [] : [[id, [...values]]])),
  );

/** Stores a draft and gives its version, which grows only where an answer has changed. */
const keep = async (tx: Database, { attempt: row }: Locked, answers: Answers, now: number) => {
  const nonBlank = withoutBlanks(answers);
  const version = sameAnswers(nonBlank, row.answers) ? row.version : row.version + 1;
  await tx
    .update(attempt)
    .set({ answers: nonBlank, version, savedAt: new Date(now) })
    .where(eq(attempt.id, row.id));
  const change = { before: row.answers, after: nonBlank, now };
  await dropReplaced(tx, { memberId: row.memberId, ...change });
  return version;
};

/**
 * Keeps a draft that was made on the newest version; otherwise gives the newest one back. Refuses
 * `noSuchAttempt`, `attemptSent`, `attemptOver`, `answersInvalid`, and what the kind says of papers
 * that are unknown or not for this member.
 */
export const save =
  (kind: Kind, { wechat, secret }: Pick<Services, 'wechat' | 'secret'>) =>
  (context: Context<Member>, payload: z.output<typeof savePayload>) =>
    retryOnConflict(context.db, async (tx) => {
      const { member, now } = context;
      const which = { id: keyOrZero(payload.attempt), memberId: member.id };
      const found = await assertAttempt(tx, kind, which, { seats: false });
      const { attempt: row, paper } = found;
      if (row.submittedAt) throw new RefusedError(assessmentRefusals.attemptSent);
      const end = attemptEnd(paper, row);
      if (end !== null && end + GRACE < now) throw new RefusedError(assessmentRefusals.attemptOver);
      assertPaperOpen(kind, found, member);
      const shown = (stored: Answers) => shownAttemptAnswers(secret, context, found, stored);
      const time = { deadline: end, left: leftUntil(end, now) };
      if (payload.version !== row.version) {
        const answers = shown(storedAttemptAnswers(found));
        return { saved: false, version: row.version, ...time, answers };
      }
      const given = readAnswers(found, payload.answers);
      const answers = await withOwnPictures(tx, wechat, found, given);
      const version = await keep(tx, found, answers, now);
      return { saved: true, version, ...time, answers: shown(answers) };
    });
