import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { upload } from '../../db/tables/upload.ts';
import { isNamed, sweepUploadAt, UPLOAD_SWEEP } from '../../libraries/upload/index.ts';
import { addJob, type JobHandler } from '../../platform/jobs/jobs.ts';
import type { Uploads } from '../../platform/storage/uploads.ts';
import { DAY } from '../../platform/time/durations.ts';

/** An upload may wait this long, in ms, in a form that has not been sent. */
const UPLOAD_LIFE = 30 * DAY;

/** Checks a new upload in a month; call it in the transaction that stores the upload. */
export const sweepUnused = (tx: Database, file: string, now: number): Promise<void> =>
  addJob(tx, { kind: UPLOAD_SWEEP, subject: file, dueAt: now + UPLOAD_LIFE });

/**
 * Drops an upload that no row names: its own row first, so that nobody can name it any more, then the
 * file, by the same job come again. A file that is gone already is fine.
 */
const sweepUpload =
  (uploads: Uploads): JobHandler =>
  async (db, file, now) => {
    const own = eq(upload.file, file);
    const [row] = await db.select().from(upload).where(own);
    if (!row) {
      await uploads.remove(file);
      return undefined;
    }
    return async (tx) => {
      if (await isNamed(tx, row)) return;
      await tx.delete(upload).where(own);
      await sweepUploadAt(tx, file, now);
    };
  };

export const uploadJobs = (uploads: Uploads) => ({ [UPLOAD_SWEEP]: sweepUpload(uploads) });
