import { addJob, type JobHandlers } from '../../platform/jobs/jobs.ts';
import { SECOND } from '../../platform/time/durations.ts';
import { tellResults } from './tell-results.ts';

export const RESULTS = 'case-results';
const POLL_MS = 10 * SECOND;

/** Looks every ten seconds for results that are public: operators move their times by hand. */
export const resultJobs: JobHandlers = {
  [RESULTS]: async (db, subject, now) => {
    await tellResults(db, now);
    return (tx) => addJob(tx, { kind: RESULTS, subject, dueAt: now + POLL_MS });
  },
};
