import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { job } from '../../db/tables/job.ts';
import { upload } from '../../db/tables/upload.ts';
import { addJob } from '../../platform/jobs/jobs.ts';
import { filesIn } from '../../platform/storage/uploads.ts';
import { isNamed } from './named.ts';

/** The kind of the job that removes a picture nobody names; its subject is the file. */
export const UPLOAD_SWEEP = 'upload-sweep';

/** Schedules the file's check at `dueAt`, in place of any earlier schedule. */
export const sweepUploadAt = async (tx: Database, file: string, dueAt: number): Promise<void> => {
  await tx.delete(job).where(and(eq(job.kind, UPLOAD_SWEEP), eq(job.subject, file)));
  await addJob(tx, { kind: UPLOAD_SWEEP, subject: file, dueAt });
};

type Change = { memberId: number; before: unknown; after: unknown; now: number };

/**
 * Drops the member's pictures that a row named `before` and no row names any more: their addresses end
 * with the transaction, the files are removed right after it. Call it once the row is changed.
 */
export const dropReplaced = async (tx: Database, change: Change): Promise<void> => {
  const { memberId, before, after, now } = change;
  const remaining = filesIn(after);
  for (const file of filesIn(before)) {
    if (remaining.has(file) || (await isNamed(tx, { file, memberId }))) continue;
    const own = and(eq(upload.file, file), eq(upload.memberId, memberId));
    if ((await tx.$count(upload, own)) === 0) continue;
    // the job before the upload, as the sweep locks them
    await sweepUploadAt(tx, file, now);
    await tx.delete(upload).where(own);
  }
};
