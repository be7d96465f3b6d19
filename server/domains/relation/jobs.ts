import { type Reservable, remindReserved } from '../../libraries/relation/index.ts';
import { addJob, type JobHandlers } from '../../platform/jobs/jobs.ts';
import { SECOND } from '../../platform/time/durations.ts';
import { reservableActivities } from '../activity/index.ts';
import { reservableLives } from '../live/index.ts';

export const REMINDERS = 'reminders';
const POLL_MS = 10 * SECOND;

export const reservables: readonly Reservable[] = [reservableLives, reservableActivities];

/**
 * Polls for what begins soon, since operators change starts: a job for a fixed moment would be out of date.
 */
export const reminderJobs: JobHandlers = {
  [REMINDERS]: async (db, subject, now) => {
    const reservable = reservables.find(({ target }) => target === subject);
    if (!reservable) return undefined;
    await remindReserved(db, reservable, now);
    return (tx) => addJob(tx, { kind: REMINDERS, subject, dueAt: now + POLL_MS });
  },
};
