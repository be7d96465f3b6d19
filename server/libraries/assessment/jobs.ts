import type { Database } from '../../db/database.ts';
import { addJob, type JobHandlers } from '../../platform/jobs/jobs.ts';
import { DAY } from '../../platform/time/durations.ts';
import { keyOrZero } from '../../platform/wire/keys.ts';
import { settleOverdue } from './attempt/settle.ts';
import { attemptEnd, GRACE } from './attempt/time.ts';
import type { Kind } from './kind.ts';
import type { Attempt, PaperRow } from './rows.ts';

/** At the draft's end, and at least once a day, since editors set and move ends. */
const nextLook = (paper: PaperRow, own: Attempt, now: number): number => {
  const end = attemptEnd(paper, own);
  const lies = end !== null && end + GRACE > now;
  return (lies ? Math.min(end, now + DAY) : now + DAY) + GRACE;
};

export const watchDraft = (
  tx: Database,
  { job }: Kind,
  paper: PaperRow,
  own: Attempt,
  now: number,
): Promise<void> =>
  addJob(tx, { kind: job, subject: String(own.id), dueAt: nextLook(paper, own, now) });

export const assessmentJobs = (kind: Kind): JobHandlers => ({
  [kind.job]: async (db, subject, now) => {
    const left = await settleOverdue(db, kind, keyOrZero(subject), now);
    return left && ((tx) => watchDraft(tx, kind, left.paper, left.attempt, now));
  },
});
