import { eq } from 'drizzle-orm';
import { assessmentRefusals } from '#schemas/assessment/refusals.ts';
import type { Outcome } from '#schemas/assessment/wire.ts';
import { retryOnConflict } from '../../../db/retry-on-conflict.ts';
import { attempt } from '../../../db/tables/questionnaire.ts';
import type { Member } from '../../../platform/auth/session.ts';
import type { Context } from '../../../platform/endpoint/context.ts';
import { RefusedError } from '../../../platform/endpoint/errors.ts';
import { SECOND } from '../../../platform/time/durations.ts';
import { keyOrZero } from '../../../platform/wire/keys.ts';
import { storedAttemptAnswers } from '../attempt/answers.ts';
import { closeAttempt, outcomeOf } from '../attempt/close.ts';
import { assertAttempt, assertPaperOpen } from '../attempt/locked.ts';
import { attemptEnd, GRACE } from '../attempt/time.ts';
import type { Kind } from '../kind.ts';

/** Absences up to this many ms do not count: a screen locks, a call comes in. */
export const LEAVE_GRACE = 15 * SECOND;

type LeaveOutcome = { leaves: number; closed: boolean; outcome: Outcome | 'none' };

/**
 * Records that the page of an attempt was left (`away`) or is back; an absence beyond the grace time counts. Beyond
 * `maxLeave` the attempt is closed with its stored answers. For one that is over it returns the outcome. Refuses
 * `noSuchAttempt`, `attemptOver`, and the kind's refusals of papers that are unknown or not for this member.
 */
export const leave =
  (kind: Kind) =>
  (
    { db, member, now }: Context<Member>,
    { attempt: id, away }: { attempt: string; away: boolean },
  ) =>
    retryOnConflict(db, async (tx): Promise<LeaveOutcome> => {
      const which = { id: keyOrZero(id), memberId: member.id };
      const found = await assertAttempt(tx, kind, which, { seats: true });
      const { attempt: row, paper } = found;
      if (row.submittedAt) return { leaves: row.leaves, closed: true, outcome: outcomeOf(row) };
      const end = attemptEnd(paper, row);
      if (end !== null && end + GRACE < now) throw new RefusedError(assessmentRefusals.attemptOver);
      assertPaperOpen(kind, found, member);
      const since = row.awaySince?.getTime();
      const counted = !away && since !== undefined && now - since > LEAVE_GRACE;
      const leaves = row.leaves + (counted ? 1 : 0);
      // a repeated `away` does not restart the absence
      const awaySince = away ? new Date(since ?? now) : null;
      await tx.update(attempt).set({ leaves, awaySince }).where(eq(attempt.id, row.id));
      if (paper.maxLeave === 0 || leaves <= paper.maxLeave)
        return { leaves, closed: false, outcome: 'none' };
      const by = { at: Math.min(now, end ?? now), byTime: false, byLeave: true };
      const closed = await closeAttempt(tx, kind, found, storedAttemptAnswers(found), by);
      return { leaves, closed: true, outcome: outcomeOf(closed) };
    });
