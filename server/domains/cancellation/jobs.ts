import type { JobHandlers } from '../../platform/jobs/jobs.ts';
import { keyOf } from '../../platform/wire/keys.ts';
import { CANCELLATION_DUE } from './cancellations.ts';
import { endIfDue } from './end-account.ts';

export const cancellationJobs: JobHandlers = {
  [CANCELLATION_DUE]: async (_db, subject, now) => (tx) => endIfDue(tx, keyOf(subject) ?? 0, now),
};
