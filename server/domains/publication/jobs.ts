import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../db/database.ts';
import { addJob, type JobHandlers } from '../../platform/jobs/jobs.ts';
import { runDue } from './run-due.ts';
import type { Schedule } from './schedules.ts';

const PUBLICATION = 'publication';

type Times = Pick<Schedule, 'id' | 'startAt' | 'endAt'>;

/** Wakes a server at the beginning and at the end of a schedule. */
export const addPublicationJobs = async (
  tx: Database,
  { id, startAt, endAt }: Times,
): Promise<void> => {
  await addJob(tx, { kind: PUBLICATION, subject: `${id} begins`, dueAt: startAt.getTime() });
  if (endAt) await addJob(tx, { kind: PUBLICATION, subject: `${id} ends`, dueAt: endAt.getTime() });
};

/** Wakes a server at times that were changed as well; who wakes for the earlier ones finds nothing due. */
export const addChangedJobs = async (
  tx: Database,
  { id, startAt, endAt }: Times,
): Promise<void> => {
  for (const at of [startAt, endAt].filter((moment) => moment !== null))
    await addJob(tx, {
      ...{ kind: PUBLICATION, subject: `${id} at ${at.getTime()}` },
      dueAt: at.getTime(),
    });
};

/**
 * Each does all that is due and not its own alone: schedules have an order among themselves,
 * jobs have none.
 */
export const publicationJobs = (log: Pick<FastifyBaseLogger, 'error'>): JobHandlers => ({
  [PUBLICATION]: async (db, _subject, now) => {
    await runDue(db, now, log);
    return undefined;
  },
});
