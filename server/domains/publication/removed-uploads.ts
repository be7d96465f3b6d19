import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { operatorUpload } from '../../db/tables/publication.ts';
import { addJob, type JobHandlers } from '../../platform/jobs/jobs.ts';
import type { Uploads } from '../../platform/storage/uploads.ts';

const REMOVED_UPLOAD = 'removed-upload';

/** Has the file of a picture removed once the transaction that deletes the picture has ended. */
export const removeFileAfter = (tx: Database, file: string, now: number): Promise<void> =>
  addJob(tx, { kind: REMOVED_UPLOAD, subject: file, dueAt: now });

/** Removes files of pictures that are deleted; one that is gone already is fine. */
export const removalJobs = (uploads: Pick<Uploads, 'remove'>): JobHandlers => ({
  [REMOVED_UPLOAD]: async (db, file) => {
    if ((await db.$count(operatorUpload, eq(operatorUpload.file, file))) === 0)
      await uploads.remove(file);
    return undefined;
  },
});
