import type { Database } from '../../db/database.ts';
import { addJob, type JobHandlers } from '../../platform/jobs/jobs.ts';
import { runDue } from './run-due.ts';
import type { Schedule } from './schedules.ts';

const PUBLICATION = 'publication';

/** Wakes a server at the beginning and at the end of a publication. */
export const addPublicationJobs = async (
  tx: Database,
  { id, startAt, endAt }: Schedule,
): Promise<void> => {
  await addJob(tx, { kind: PUBLICATION, subject: `${id} begins`, dueAt: startAt.getTime() });
  if (endAt) await addJob(tx, { kind: PUBLICATION, subject: `${id} ends`, dueAt: endAt.getTime() });
};

/**
 * Each does all that is due and not its own alone: publications have an order among themselves,
 * jobs have none.
 */
export const publicationJobs: JobHandlers = {
  [PUBLICATION]: async (db, _subject, now) => {
    await runDue(db, now);
    return undefined;
  },
};
