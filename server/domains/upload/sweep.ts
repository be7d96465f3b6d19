import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import { certificationTable } from '../../db/tables/certification.ts';
import { job } from '../../db/tables/job.ts';
import { member } from '../../db/tables/member.ts';
import { orderTable } from '../../db/tables/order.ts';
import { profile } from '../../db/tables/profile.ts';
import { attempt } from '../../db/tables/questionnaire.ts';
import { refund } from '../../db/tables/refund.ts';
import { upload } from '../../db/tables/upload.ts';
import { addJob, type JobHandler } from '../../platform/jobs/jobs.ts';
import type { Uploads } from '../../platform/storage/uploads.ts';
import { DAY } from '../../platform/time/durations.ts';

const SWEEP = 'upload-sweep';

/** A replaced portrait stays this long, in ms, for pages that still show it. */
const PORTRAIT_LIFE = DAY;
/** An upload may wait this long, in ms, in a form that has not been sent. */
const UPLOAD_LIFE = 30 * DAY;

/** Schedules the file's check at `dueAt`, in place of any earlier schedule. */
const sweepAt = async (tx: Database, file: string, dueAt: number): Promise<void> => {
  await tx.delete(job).where(and(eq(job.kind, SWEEP), eq(job.subject, file)));
  await addJob(tx, { kind: SWEEP, subject: file, dueAt });
};

/** Checks a new upload in a month; call it in the transaction that stores the upload. */
export const sweepUnused = (tx: Database, file: string, now: number): Promise<void> =>
  addJob(tx, { kind: SWEEP, subject: file, dueAt: now + UPLOAD_LIFE });

/** Checks a replaced portrait in a day; call it in the transaction that replaces it. */
export const sweepReplaced = async (tx: Database, file: string, now: number): Promise<void> => {
  if (file !== '') await sweepAt(tx, file, now + PORTRAIT_LIFE);
};

type Upload = Pick<typeof upload.$inferSelect, 'file' | 'memberId'>;

/** Whether a row of the owner's names the file; nobody else could have known its address. */
const isNamed = async (tx: Database, { file, memberId }: Upload): Promise<boolean> => {
  const holds = (column: PgColumn, owner: PgColumn): SQL | undefined =>
    and(eq(owner, memberId), sql`position(${file} in ${column}::text) > 0`);
  const ofOrder = tx
    .select({ id: refund.id })
    .from(refund)
    .innerJoin(orderTable, eq(orderTable.id, refund.orderId))
    .where(holds(refund.pictures, orderTable.memberId));
  const counts = [
    await tx.$count(member, holds(member.avatar, member.id)),
    await tx.$count(profile, holds(profile.answers, profile.memberId)),
    await tx.$count(attempt, holds(attempt.answers, attempt.memberId)),
    await tx.$count(
      certificationTable,
      holds(certificationTable.pictures, certificationTable.memberId),
    ),
    await tx.$count(ofOrder.as('own')),
  ];
  return counts.some((count) => count > 0);
};

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
      await sweepAt(tx, file, now);
    };
  };

export const uploadJobs = (uploads: Uploads) => ({ [SWEEP]: sweepUpload(uploads) });
