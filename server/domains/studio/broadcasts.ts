import { and, eq, getTableColumns, gt, lt, ne, sql } from 'drizzle-orm';
import { alias, unionAll } from 'drizzle-orm/pg-core';
import { OVER } from '#schemas/live/status.ts';
import type { Broadcast } from '#schemas/studio/broadcast-endpoints.ts';
import { studioRefusals } from '#schemas/studio/refusals.ts';
import type { Database } from '../../db/database.ts';
import { live } from '../../db/tables/live.ts';
import { mediaFile } from '../../db/tables/media.ts';
import { broadcastTable } from '../../db/tables/studio.ts';
import { teacher } from '../../db/tables/teacher.ts';
import { RefusedError } from '../../platform/endpoint/errors.ts';
import type { Services } from '../../platform/endpoint/services.ts';
import { keyOrZero } from '../../platform/wire/keys.ts';

export type BroadcastRow = typeof broadcastTable.$inferSelect;

const cover = alias(mediaFile, 'cover');
const ofVideo = eq(mediaFile.id, broadcastTable.videoId);
const ofCover = eq(cover.id, broadcastTable.coverId);

/** An application with its files, and the broadcast that it made. */
export const selectBroadcasts = (db: Database) =>
  db
    .select({
      row: getTableColumns(broadcastTable),
      ...{ video: getTableColumns(mediaFile), cover: getTableColumns(cover) },
      live: { status: live.status, published: live.published },
    })
    .from(broadcastTable)
    .leftJoin(mediaFile, ofVideo)
    .leftJoin(cover, ofCover)
    .leftJoin(live, eq(live.id, broadcastTable.liveId));

type Found = Awaited<ReturnType<typeof selectBroadcasts>>[number];

const MINUTE = 60_000;

export const minutesOf = ({ startAt, endAt }: Pick<BroadcastRow, 'startAt' | 'endAt'>): number =>
  Math.round((endAt.getTime() - startAt.getTime()) / MINUTE);

/** The password never leaves the server. */
export const toBroadcast = ({ row, video, cover: picture, live: made }: Found): Broadcast => ({
  ...{ id: String(row.id), version: row.version, title: row.title, intro: row.intro },
  ...{ startTime: row.startAt.getTime(), minutes: minutesOf(row), admission: row.admission },
  ...{ priceFen: row.priceFen, locked: row.password !== '' },
  ...{ video: video ? String(video.id) : '', videoName: video?.name ?? '' },
  ...{ duration: video?.durationMs ?? 0, poster: video?.poster ?? '' },
  ...{ cover: picture ? String(picture.id) : '', thumb: picture?.address ?? '' },
  ...{ state: row.state, reason: row.reason, sendTime: row.sentAt.getTime() },
  live: made?.published ? String(row.liveId) : '',
  status: made?.status ?? 0,
});

/** Refuses `noSuchBroadcast`. */
export const broadcastIn = async (
  db: Database,
  teacherId: number,
  id: string,
): Promise<BroadcastRow> => {
  const own = and(eq(broadcastTable.id, keyOrZero(id)), eq(broadcastTable.teacherId, teacherId));
  const [row] = await db.select().from(broadcastTable).where(own).for('no key update');
  if (!row) throw new RefusedError(studioRefusals.noSuchBroadcast);
  return row;
};

/** Broadcasts of a workshop are judged one after another, so that no two of them overlap. */
export const lockWorkshop = async (tx: Database, teacherId: number): Promise<void> => {
  await tx
    .select({ id: teacher.id })
    .from(teacher)
    .where(eq(teacher.id, teacherId))
    .for('no key update');
};

type Span = { startAt: Date; endAt: Date };

/** What the workshop has at that time, by its title: what waits, and what is planned or on air. `except`: an application. */
export const overlapOf = async (
  tx: Database,
  teacherId: number,
  { startAt, endAt }: Span,
  except: number,
): Promise<string | undefined> => {
  const waiting = and(
    ...[eq(broadcastTable.teacherId, teacherId), eq(broadcastTable.state, 'waiting')],
    ...[ne(broadcastTable.id, except), lt(broadcastTable.startAt, endAt)],
    gt(broadcastTable.endAt, startAt),
  );
  // the end of a broadcast may be open
  const until = sql`coalesce(${live.endAt}, ${live.startAt} + interval '1 minute')`;
  const planned = and(
    ...[eq(live.teacherId, teacherId), eq(live.published, true), ne(live.status, OVER)],
    ...[lt(live.startAt, endAt), sql`${until} > ${startAt.toISOString()}::timestamptz`],
  );
  const [found] = await unionAll(
    tx.select({ title: broadcastTable.title }).from(broadcastTable).where(waiting),
    tx.select({ title: live.title }).from(live).where(planned),
  ).limit(1);
  return found?.title;
};

type Files = { videoId: number | null; coverId: number | null };

/** Files that a broadcast can use, locked against removal; undefined for one that cannot be used. */
export const filesFor = async (
  tx: Database,
  { streams }: Pick<Services, 'streams'>,
  teacherId: number,
  { videoId, coverId }: Files,
) => {
  const ready = and(eq(mediaFile.teacherId, teacherId), eq(mediaFile.state, 'ready'));
  const named = sql`${mediaFile.id} in (${videoId ?? 0}, ${coverId ?? 0})`;
  const rows = await tx.select().from(mediaFile).where(and(ready, named)).for('key share');
  const video = rows.find(({ id, kind }) => id === videoId && kind === 'video');
  const picture = rows.find(({ id, kind }) => id === coverId && kind === 'picture');
  const plays = video !== undefined && video.stream !== '' && (await streams.airs(video.stream));
  return {
    video: plays ? video : undefined,
    picture: picture && picture.address !== '' ? picture : undefined,
  };
};
