import { addJob, type JobHandlers } from '../../platform/jobs/jobs.ts';
import { SECOND } from '../../platform/time/durations.ts';
import { tellResults } from './tell-results.ts';

export const RESULTS = 'case-results';
const POLL_MS = 10 * SECOND;

/** Polls for public results, since operators may change the times of a contest. */
export const resultJobs: JobHandlers = {
  [RESULTS]: async (db, subject, now) => {
    await tellResults(db, now);
    return (tx) => addJob(tx, { kind: RESULTS, subject, dueAt: now + POLL_MS });
  },
};
