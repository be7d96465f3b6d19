import { eq } from 'drizzle-orm';
import type { Answers } from '#schemas/assessment/question.ts';
import { answersOnPath } from '#schemas/assessment/question-path.ts';
import { assessmentRefusals } from '#schemas/assessment/refusals.ts';
import type { Refusal } from '#schemas/wire/define-refusals.ts';
import type { Database } from '../../../db/database.ts';
import { retryOnConflict } from '../../../db/retry-on-conflict.ts';
import { member } from '../../../db/tables/member.ts';
import { attempt } from '../../../db/tables/questionnaire.ts';
import { dropReplaced } from '../../upload/index.ts';
import { barredBy, type Kind } from '../kind.ts';
import { toQuestions } from '../papers.ts';
import type { Attempt, Locked, PaperRow } from '../rows.ts';
import { storedAttemptAnswers } from './answers.ts';
import { closeAttempt } from './close.ts';
import { lockedAttempt } from './locked.ts';
import { isFull } from './seats.ts';
import { attemptEnd, GRACE } from './time.ts';

/** Why an overdue draft cannot be sent, by the same rules as for sending it by hand. */
const obstacleTo = async (
  tx: Database,
  kind: Kind,
  { paper, questions, attempt: own }: Locked,
  given: Answers,
  at: number,
): Promise<Refusal | undefined> => {
  // a scored paper may be sent empty and still uses up a try; a survey may not be sent empty
  const pathAnswers = answersOnPath(toQuestions(questions), given);
  if (paper.pass === 0 && Object.keys(pathAnswers).length === 0)
    return assessmentRefusals.attemptEmpty;
  const [who] = await tx.select().from(member).where(eq(member.id, own.memberId));
  if (!who || !kind.admits(paper, who)) return barredBy(kind, paper);
  const full = await isFull(tx, paper, own.memberId, { now: at, sentOnly: true });
  return full ? kind.refusals.full : undefined;
};

type Settled = { closed: Attempt } | { refusal: Refusal };

/**
 * Closes a locked draft whose time was over at `at` with these answers, or forgets it and says why.
 */
export const closeByTime = async (
  tx: Database,
  kind: Kind,
  found: Locked,
  given: Answers,
  at: number,
): Promise<Settled> => {
  const refusal = await obstacleTo(tx, kind, found, given, at);
  if (!refusal) return { closed: await closeAttempt(tx, kind, found, given, { at, byTime: true }) };
  const { id, memberId, answers: before } = found.attempt;
  await tx.delete(attempt).where(eq(attempt.id, id));
  await dropReplaced(tx, { memberId, before, after: {}, now: at });
  return { refusal };
};

/** When a draft ended, once the grace time is over as well; null before that. */
export const overAt = (paper: PaperRow, own: Attempt, now: number): number | null => {
  const end = attemptEnd(paper, own);
  return end !== null && end + GRACE <= now ? end : null;
};

/**
 * A draft whose time is over counts as sent when it was over, with what was kept of it; gives it
 * where it goes on. That of a paper that was taken down waits: it may be published again.
 */
export const settleOverdue = (
  db: Database,
  kind: Kind,
  id: number,
  now: number,
): Promise<Locked | undefined> =>
  retryOnConflict(db, async (tx) => {
    const found = await lockedAttempt(tx, kind, { id }, { seats: true });
    if (!found || found.attempt.submittedAt) return undefined;
    const end = overAt(found.paper, found.attempt, now);
    if (end === null || !found.paper.published) return found;
    await closeByTime(tx, kind, found, storedAttemptAnswers(found), end);
    return undefined;
  });
