import { and, eq, inArray, ne } from 'drizzle-orm';
import { ON_AIR } from '#schemas/live/status.ts';
import type { Database } from '../../db/database.ts';
import { lesson } from '../../db/tables/course.ts';
import { live } from '../../db/tables/live.ts';
import { mediaFile } from '../../db/tables/media.ts';
import { keepShares } from '../../libraries/study/index.ts';
import { addJob, type JobHandler } from '../../platform/jobs/jobs.ts';
import { SECOND } from '../../platform/time/durations.ts';

/** The subject is the ids of the old and the new file. */
export const MEDIA_REPLACE = 'media-replace';

const LOOKED_AT = 10 * SECOND;

type Ids = { id: number };

export const replaceSoon = (tx: Database, oldFile: Ids, newFile: Ids, now: number): Promise<void> =>
  addJob(tx, { kind: MEDIA_REPLACE, subject: `${oldFile.id} ${newFile.id}`, dueAt: now });

/** Once the new file is ready it takes the old one's place; until then the old one plays. */
export const replaceMedia = async (
  tx: Database,
  oldFile: Ids,
  newFile: Ids,
  now: number,
): Promise<void> => {
  await tx.update(mediaFile).set({ replacesId: oldFile.id }).where(eq(mediaFile.id, newFile.id));
  await replaceSoon(tx, oldFile, newFile, now);
};

type Stream = { stream: string; durationMs: number };

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
    await keepShares(
      tx,
      ids.map((id) => ({ id, mediaKey: after.stream, durationMs })),
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
  // given up meanwhile
  if (!before || after?.replacesId !== before.id || after.state === 'failed') return;
  if (after.state !== 'ready') return replaceSoon(tx, before, after, now + LOOKED_AT);
  if (after.kind !== before.kind) return;
  await takePlace(tx, before, after);
  await tx.update(mediaFile).set({ replacesId: null }).where(eq(mediaFile.id, after.id));
};
