import { eq, inArray, min, or } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { mediaFile } from '../../db/tables/media.ts';
import { operator } from '../../db/tables/operator.ts';
import { operatorUpload } from '../../db/tables/publication.ts';
import { upload } from '../../db/tables/upload.ts';
import { isNamed, sweepUploadAt, UPLOAD_SWEEP } from '../../libraries/upload/index.ts';
import { addJob, type JobHandler } from '../../platform/jobs/jobs.ts';
import { addressOf, fileOf, type Uploads } from '../../platform/storage/uploads.ts';
import { DAY } from '../../platform/time/durations.ts';

/** In ms: how long an upload may wait in a form that is not sent, and from one look at it to the next. */
const UPLOAD_LIFE = 30 * DAY;
/** In ms: how long an upload stays that no row names any more. */
const UNUSED_LIFE = 7 * DAY;

/** The second look at an upload that no row named; the job's subject is the file. */
const UNUSED = 'upload-unused';

/** Schedules the check of a new upload; needs the transaction that stores the upload. */
export const sweepUnused = (tx: Database, file: string, now: number): Promise<void> =>
  addJob(tx, { kind: UPLOAD_SWEEP, subject: file, dueAt: now + UPLOAD_LIFE });

const ownRow = (file: string) => eq(upload.file, file);

/** Looks at an upload: what no row names is looked at once more, anything else in a month; a file without its row is removed. */
const lookAt =
  (uploads: Uploads): JobHandler =>
  async (db, file, now) => {
    const [row] = await db.select().from(upload).where(ownRow(file));
    if (row)
      return async (tx) => {
        if (await isNamed(tx, row)) await sweepUploadAt(tx, file, now + UPLOAD_LIFE);
        else await addJob(tx, { kind: UNUSED, subject: file, dueAt: now + UNUSED_LIFE });
      };
    // a missing file is no error
    await uploads.remove(file);
    return undefined;
  };

/** Drops an upload that still no row names: its own row, so that nobody can name it any more, and then the file. */
const drop: JobHandler = async (db, file, now) => {
  const [row] = await db.select().from(upload).where(ownRow(file));
  return async (tx) => {
    if (row && (await isNamed(tx, row))) return sweepUploadAt(tx, file, now + UPLOAD_LIFE);
    await tx.delete(upload).where(ownRow(file));
    return sweepUploadAt(tx, file, now);
  };
};

/** A file without a row waits as long: the row may return with a restored backup. */
const STRAY_LIFE = UPLOAD_LIFE;

const knownOf = async (db: Database, files: string[]): Promise<Set<string>> => {
  const rows = await db
    .select({ file: upload.file })
    .from(upload)
    .where(inArray(upload.file, files))
    .unionAll(
      db
        .select({ file: operatorUpload.file })
        .from(operatorUpload)
        .where(inArray(operatorUpload.file, files)),
    );
  const addresses = files.map(addressOf);
  const media = await db
    .select({ address: mediaFile.address, poster: mediaFile.poster })
    .from(mediaFile)
    .where(or(inArray(mediaFile.address, addresses), inArray(mediaFile.poster, addresses)));
  const ofLibraries = media.flatMap(({ address, poster }) => [fileOf(address), fileOf(poster)]);
  return new Set([...rows.map(({ file }) => file), ...ofLibraries]);
};

/**
 * Removes files without a row, such as those of a server that was killed before its commit. Files older than
 * the first operator's account stay: they may belong to another database.
 */
const sweepStrays =
  (uploads: Pick<Uploads, 'writtenBetween' | 'remove'>) =>
  async (db: Database, now: number): Promise<void> => {
    const [first] = await db.select({ at: min(operator.createdAt) }).from(operator);
    if (!first?.at) return;
    for await (const files of uploads.writtenBetween(first.at.getTime(), now - STRAY_LIFE)) {
      const known = await knownOf(db, files);
      for (const file of files) if (!known.has(file)) await uploads.remove(file);
    }
  };

export const uploadJobs = (uploads: Uploads) => ({
  [UPLOAD_SWEEP]: lookAt(uploads),
  [UNUSED]: drop,
});

export const fileSweeps = (uploads: Uploads) => ({
  'half-files': (_db: Database, now: number) => uploads.sweep(now),
  'stray-files': sweepStrays(uploads),
});
