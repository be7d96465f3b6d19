import { and, eq, gt, inArray, ne, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { ON_AIR } from '#schemas/live/status.ts';
import type { Database } from '../../db/database.ts';
import { lesson, progress } from '../../db/tables/course.ts';
import { live } from '../../db/tables/live.ts';
import { mediaFile } from '../../db/tables/media.ts';
import { addJob, type JobHandler } from '../../platform/jobs/jobs.ts';
import { SECOND } from '../../platform/time/durations.ts';

/** The subject is the ids of the old and the new file. */
export const MEDIA_REPLACE = 'media-replace';

const LOOKED_AT = 10 * SECOND;

/** @internal Once the new file is ready it takes the old one's place; until then the old one plays. */
export const replaceMedia = (
  tx: Database,
  oldFile: { id: number },
  newFile: { id: number },
  now: number,
): Promise<void> =>
  addJob(tx, { kind: MEDIA_REPLACE, subject: `${oldFile.id} ${newFile.id}`, dueAt: now });

/** The same share of the new length. */
const scaled = (column: PgColumn, durationMs: number) =>
  sql`least(round(${column} * ${durationMs}::float8 / ${lesson.durationMs}), ${durationMs})::integer`;

type Stream = { stream: string; durationMs: number };

/** Learners keep how far they were as a share of the length; what was sent to them is stored as shares. */
const takePlace = async (tx: Database, before: Stream, after: Stream): Promise<void> => {
  const { durationMs } = after;
  const lessons = await tx
    .select({ id: lesson.id })
    .from(lesson)
    .where(eq(lesson.mediaKey, before.stream))
    .orderBy(lesson.id)
    .for('update');
  const ids = lessons.map(({ id }) => id);
  if (ids.length > 0) {
    await tx
      .update(progress)
      .set({
        positionMs: scaled(progress.positionMs, durationMs),
        furthestMs: scaled(progress.furthestMs, durationMs),
        freeMs: scaled(progress.freeMs, durationMs),
      })
      .from(lesson)
      .where(
        and(
          eq(lesson.id, progress.lessonId),
          inArray(progress.lessonId, ids),
          gt(lesson.durationMs, 0),
        ),
      );
    await tx
      .update(lesson)
      .set({ mediaKey: after.stream, durationMs })
      .where(inArray(lesson.id, ids));
  }
  const offAir = ne(live.status, ON_AIR);
  await tx
    .update(live)
    .set({ stream: after.stream })
    .where(and(offAir, eq(live.stream, before.stream)));
  await tx.update(live).set({ replay: after.stream }).where(eq(live.replay, before.stream));
};

export const replaceWhenReady: JobHandler = async (_db, subject, now) => async (tx) => {
  const [oldId = 0, newId = 0] = subject.split(' ').map(Number);
  const rows = await tx
    .select()
    .from(mediaFile)
    .where(inArray(mediaFile.id, [oldId, newId]));
  const before = rows.find(({ id }) => id === oldId);
  const after = rows.find(({ id }) => id === newId);
  if (!before || !after || after.state === 'failed') return;
  if (after.state !== 'ready')
    await addJob(tx, { kind: MEDIA_REPLACE, subject, dueAt: now + LOOKED_AT });
  else if (before.stream !== '' && after.stream !== '') await takePlace(tx, before, after);
};
