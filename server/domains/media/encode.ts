import { and, eq, inArray, lt } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { mediaFile } from '../../db/tables/media.ts';
import { operatorUpload } from '../../db/tables/publication.ts';
import type { Services } from '../../platform/endpoint/services.ts';
import type { JobHandler } from '../../platform/jobs/jobs.ts';
import { StoreDownError } from '../../platform/storage/object-store.ts';
import { addressOf } from '../../platform/storage/uploads.ts';
import { SECOND } from '../../platform/time/durations.ts';
import { DiskFullError } from '../../platform/transcoding/encode.ts';
import { type MadeStream, makeStream } from '../../platform/transcoding/make-stream.ts';
import { ToolError } from '../../platform/transcoding/run-tool.ts';
import { UnusableMediaError } from '../../platform/transcoding/unusable-media.ts';

const MOST_TRIES = 3;
const PROGRESS_EVERY = SECOND;

type MediaFile = typeof mediaFile.$inferSelect;

const STREAM_MARK = 'm-';

/** The folder of a file's streams. */
const streamOf = ({ key }: Pick<MediaFile, 'key'>): string => `${STREAM_MARK}${key}`;

/** The key of the file that a stream was made of; undefined for a folder that was put there. */
export const keyOf = (stream: string): string | undefined =>
  stream.startsWith(STREAM_MARK) ? stream.slice(STREAM_MARK.length) : undefined;

const stillProcessing = (id: number) =>
  and(eq(mediaFile.id, id), eq(mediaFile.state, 'processing'));

const failWith = (id: number, reason: string) => async (tx: Database) => {
  await tx.update(mediaFile).set({ state: 'failed', reason }).where(stillProcessing(id));
};

/** Writes at most once a second, and only ever forward. */
const progressWriter = (db: Database, id: number) => {
  let writtenAt = Number.NEGATIVE_INFINITY;
  return (progress: number): void => {
    const now = performance.now();
    if (now - writtenAt < PROGRESS_EVERY) return;
    writtenAt = now;
    db.update(mediaFile)
      .set({ progress })
      .where(and(stillProcessing(id), lt(mediaFile.progress, progress)))
      // the next write makes up for it
      .catch(() => {});
  };
};

const sentenceOf = (error: unknown): string => {
  if (error instanceof DiskFullError) return `${error.message}，请清理以后重新处理`;
  if (error instanceof StoreDownError) return '文件存储连不上，处理不了，请稍后重新处理';
  if (error instanceof ToolError && error.end === 'time')
    return '处理得太久，已经停下：请换一个短一些、或画面小一些的文件';
  return '文件处理不了：它可能已经损坏，请用别的软件打开看看，再导出一次';
};

type Poster = { file: string; picture: NonNullable<MadeStream['poster']> };

const publish =
  (row: MediaFile, made: MadeStream, poster: Poster | undefined, now: number) =>
  async (tx: Database) => {
    const { durationMs, width, height } = made;
    const [ready] = await tx
      .update(mediaFile)
      .set({
        ...{ state: 'ready', reason: '', progress: 1000, readyAt: new Date(now) },
        // a container of videos may hold sound alone
        ...{ kind: width === null ? 'audio' : 'video', stream: streamOf(row) },
        ...{ durationMs, width, height, poster: poster ? addressOf(poster.file) : '' },
      })
      .where(stillProcessing(row.id))
      .returning();
    if (!ready || !poster || row.operatorId === null) return;
    const { file, picture } = poster;
    const upload = { file, operatorId: row.operatorId, bytes: picture.bytes.length };
    await tx.insert(operatorUpload).values({ ...upload, ...picture.size, at: new Date(now) });
  };

export type EncodingServices = Pick<Services, 'media' | 'uploads' | 'transcoding'>;

/**
 * Makes what plays of a file, up to three times: then, and at once where the file itself is at fault, it has failed with
 * a reason.
 */
export const encodeMedia =
  ({ media, uploads, transcoding }: EncodingServices): JobHandler =>
  async (db, subject, now, lease) => {
    const id = Number(subject);
    const plays = inArray(mediaFile.kind, ['video', 'audio']);
    const [row] = await db
      .select()
      .from(mediaFile)
      .where(and(stillProcessing(id), plays));
    if (!row) return undefined;
    // each run before ended with its server
    if (lease.tries > MOST_TRIES) return failWith(id, sentenceOf(undefined));
    let isStopped = false;
    try {
      const made = await lease.during((stop) => {
        stop.addEventListener('abort', () => {
          isStopped = true;
        });
        const onProgress = progressWriter(db, id);
        return media.local(row.key, (source) =>
          makeStream(transcoding, { source, stream: streamOf(row), onProgress, stop }),
        );
      });
      const { poster: picture } = made;
      const poster = picture && { file: await uploads.save(picture), picture };
      return publish(row, made, poster, now);
    } catch (error) {
      if (isStopped) throw error;
      if (error instanceof UnusableMediaError) return failWith(id, error.message);
      if (lease.tries >= MOST_TRIES) return failWith(id, sentenceOf(error));
      throw error;
    }
  };
