import { randomBytes } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { and, eq } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import { handedOut, lesson, progress } from '#server/db/tables/course.ts';
import { job } from '#server/db/tables/job.ts';
import { mediaFile } from '#server/db/tables/media.ts';
import { operator } from '#server/db/tables/operator.ts';
import { encodeMedia } from '#server/domains/media/encode.ts';
import {
  MEDIA_REPLACE,
  replaceMedia,
  replaceWhenReady,
} from '#server/domains/media/encode-replace.ts';
import { MEDIA_ENCODE } from '#server/domains/media/job-kinds.ts';
import { addJob, runJobs } from '#server/platform/jobs/jobs.ts';
import { openMediaFolder } from '#server/platform/storage/media-store.ts';
import { openUploads } from '#server/platform/storage/uploads.ts';
import { openStreams } from '#server/platform/streams/streams.ts';
import { HOUR } from '#server/platform/time/durations.ts';
import { sweepMaking } from '#server/platform/transcoding/make-stream.ts';
import { MAKING, openTranscoding } from '#server/platform/transcoding/transcoding.ts';
import { shelve, studyOn } from '../harness/course/calls.ts';
import { encoders, fakeTools } from '../harness/media/fake-tools.ts';
import { onDatabase } from '../harness/postgres/database.ts';

const DEMO = 'server/db/demo/streams';

onDatabase('media that have arrived', (opened) => {
  /** A library whose programs are `ffmpeg` and its neighbour. */
  const libraryOf = (ffmpegPath: string) => {
    const { db } = opened();
    const dataDir = mkdtempSync(join(tmpdir(), 'media-'));
    const folder = join(dataDir, 'uploads/streams');
    const sources = join(dataDir, 'media');
    const transcoding = openTranscoding({ ffmpegPath }, folder);
    const media = openMediaFolder(sources);
    const services = { media, uploads: openUploads(join(dataDir, 'uploads')), transcoding };
    const handlers = {
      [MEDIA_ENCODE]: encodeMedia(services),
      [MEDIA_REPLACE]: replaceWhenReady,
    };
    let now = 1_000_000;
    const run = async (times = 1, stop?: AbortSignal) => {
      for (let time = 0; time < times; time += 1) {
        now += HOUR;
        await runJobs(db, handlers, () => now, {}, stop);
      }
    };
    const put = (key: string, bytes: string | { copy: string }) => {
      const source = join(sources, key);
      mkdirSync(sources, { recursive: true });
      if (typeof bytes === 'string') writeFileSync(source, bytes);
      else copyFileSync(bytes.copy, source);
    };
    const add = async (bytes: string | { copy: string }, kind: 'video' | 'audio' = 'video') => {
      const key = randomBytes(32).toString('base64url');
      put(key, bytes);
      const [by] = await db.select({ id: operator.id }).from(operator).limit(1);
      const row = { key, kind, name: '第一课.mp4', bytes: 1, state: 'processing' as const };
      const [made] = await db
        .insert(mediaFile)
        .values({ ...row, operatorId: by?.id ?? null })
        .returning({ id: mediaFile.id });
      const id = made?.id ?? 0;
      await addJob(db, { kind: MEDIA_ENCODE, subject: `${id}`, dueAt: now });
      const read = async () => {
        const [found] = await db.select().from(mediaFile).where(eq(mediaFile.id, id));
        return found;
      };
      return { id, key, read };
    };
    const left = (id: number) =>
      db.$count(job, and(eq(job.kind, MEDIA_ENCODE), eq(job.subject, `${id}`)));
    const foldersIn = (path: string) => (existsSync(path) ? readdirSync(path) : []);
    const unfinished = () => foldersIn(join(folder, MAKING));
    return { db, folder, transcoding, run, add, left, unfinished, streams: openStreams([folder]) };
  };

  it('are ready with their streams, their length and their size', async () => {
    const { run, add, left, unfinished, streams } = libraryOf(fakeTools(encoders.encodes));
    const { id, key, read } = await add('a video');
    await run();
    expect(await read()).toMatchObject({
      ...{ state: 'ready', stream: `m-${key}`, progress: 1000, reason: '' },
      ...{ durationMs: 11_500, width: 640, height: 360, poster: '' },
    });
    expect(await streams.plays(`m-${key}`)).toBe(true);
    expect(await streams.segments(`m-${key}`, 'index.m3u8')).toHaveLength(2);
    expect([await left(id), unfinished()]).toEqual([0, []]);
  });

  it.each<[string, string, object | 'broken', string, string]>([
    ['is broken', encoders.encodes, 'broken', 'abc', '文件打不开：它不是视频或音频，或者已经损坏'],
    ['is empty', encoders.encodes, 'broken', '', '文件是空的'],
    [
      'has no tracks',
      encoders.encodes,
      { streams: [], format: { duration: '5' } },
      'abc',
      '文件里没有画面，也没有声音',
    ],
    [
      'is huge',
      encoders.encodes,
      {
        streams: [{ index: 0, codec_type: 'video', width: 30_000, height: 30_000 }],
        format: { duration: '5' },
      },
      'abc',
      '画面太大（30000 × 30000）：最大 8192 × 4320',
    ],
    [
      'lasts for days',
      encoders.encodes,
      {
        streams: [{ index: 0, codec_type: 'audio', channels: 2 }],
        format: { duration: '900000' },
      },
      'abc',
      '太长：一个文件最多 12 小时',
    ],
  ])(
    'fail at once where the file %s, and nothing of it is left',
    async (_, encoder, probe, bytes, reason) => {
      const { run, add, left, unfinished, streams } = libraryOf(fakeTools(encoder, probe));
      const { id, key, read } = await add(bytes);
      await run();
      expect(await read()).toMatchObject({ state: 'failed', reason, stream: '' });
      expect([await left(id), unfinished(), await streams.plays(`m-${key}`)]).toEqual([
        0,
        [],
        false,
      ]);
    },
  );

  it.each<[string, string, string]>([
    [
      'the program fails',
      encoders.breaks,
      '文件处理不了：它可能已经损坏，请用别的软件打开看看，再导出一次',
    ],
    ['the disk is full', encoders.fillsDisk, '服务器的磁盘满了，请清理以后重新处理'],
  ])('are tried three times where %s, and fail in words', async (_, encoder, reason) => {
    const { run, add, left, unfinished, streams } = libraryOf(fakeTools(encoder));
    const { id, key, read } = await add('a video');
    await run(2);
    expect([(await read())?.state, await left(id)]).toEqual(['processing', 1]);
    await run();
    expect(await read()).toMatchObject({ state: 'failed', reason });
    expect([await left(id), unfinished(), await streams.plays(`m-${key}`)]).toEqual([0, [], false]);
  });

  it('are given back by a server that stops, which is no try, and taken up by the next', async () => {
    const stopping = new AbortController();
    const { db, run, add, unfinished, left } = libraryOf(fakeTools(encoders.hangs));
    const { id, read } = await add('a video');
    const running = run(1, stopping.signal);
    await vi.waitFor(() => expect(unfinished()).toHaveLength(1), { timeout: 20_000 });
    stopping.abort();
    await running;
    expect((await read())?.state).toBe('processing');
    expect([unfinished(), await left(id)]).toEqual([[], 1]);
    const [waiting] = await db
      .select()
      .from(job)
      .where(eq(job.subject, `${id}`));
    expect(waiting).toMatchObject({ tries: 0, takenUntil: null });
    await db.delete(job).where(eq(job.kind, MEDIA_ENCODE));
  });

  it('play as they are without the programs, or tell what is missing', async () => {
    const { run, add, streams } = libraryOf('/no/ffmpeg');
    const video = await add({ copy: join(DEMO, 'slides/whole.mp4') });
    const sound = await add({ copy: join(DEMO, 'music/whole.mp3') }, 'audio');
    const other = await add('RIFF');
    await run();
    expect(await video.read()).toMatchObject({ state: 'ready', kind: 'video' });
    expect((await video.read())?.durationMs).toBeGreaterThan(10_000);
    expect((await video.read())?.width).toBeGreaterThan(100);
    expect(await sound.read()).toMatchObject({ state: 'ready', kind: 'audio', width: null });
    const missing = '服务器上没有转码程序：FFMPEG_PATH 写的 /no/ffmpeg 不存在或不能运行';
    expect(await other.read()).toMatchObject({
      state: 'failed',
      reason: `这种文件要转码才能播放：${missing}`,
    });
    const rights = { lesson: 1, live: null, recorded: true, stream: `m-${video.key}` };
    const kinds = async (limit: number | null, stream: string) =>
      (await streams.sources({ ...rights, stream, limit }, 't')).map(({ kind }) => kind);
    expect(await kinds(null, `m-${video.key}`)).toEqual(['mp4']);
    expect(await kinds(null, `m-${sound.key}`)).toEqual(['audio']);
    // nothing tells where a trial of it ends
    expect(await kinds(10_000, `m-${sound.key}`)).toEqual([]);
  });

  it('leave nothing of servers that were killed', async () => {
    const { transcoding, folder, unfinished } = libraryOf('/no/ffmpeg');
    const [old, fresh] = ['old', 'fresh'].map((name) => join(folder, MAKING, name));
    for (const path of [old, fresh]) mkdirSync(path ?? '', { recursive: true });
    utimesSync(old ?? '', 1000, 1000);
    await sweepMaking(transcoding, Date.now());
    expect(unfinished()).toEqual(['fresh']);
  });

  it('take the place of others once they are ready, and learners keep how far they were', async () => {
    const { db, run, add } = libraryOf(fakeTools(encoders.encodes));
    const [before, after] = [await add('old'), await add('new')];
    await db
      .update(mediaFile)
      .set({ state: 'ready', stream: 'old-stream', durationMs: 23_000 })
      .where(eq(mediaFile.id, before.id));
    const own = { mediaKey: 'old-stream', durationMs: 23_000 };
    const made = await shelve(db, {}, [own, { mediaKey: 'other' }]);
    const lessonId = Number(made.lessons[0]);
    const { id: memberId } = await studyOn(db).join();
    const at = new Date(0);
    const times = { positionMs: 11_500, furthestMs: 23_000, freeMs: 2300, watchedMs: 9000 };
    await db
      .insert(progress)
      .values({ memberId, lessonId, ...times, startedAt: at, reportedAt: at, finishedAt: at });
    const parts = '1'.padEnd(1000, '0');
    await db.insert(handedOut).values({ memberId, lessonId, parts, at });
    await db.transaction((tx) => replaceMedia(tx, before, after, 0));
    const lessonNow = async () => {
      const [row] = await db.select().from(lesson).where(eq(lesson.id, lessonId));
      return row;
    };
    expect(await lessonNow()).toMatchObject(own);
    await run(2);
    expect(await lessonNow()).toMatchObject({ mediaKey: `m-${after.key}`, durationMs: 11_500 });
    const [row] = await db.select().from(progress).where(eq(progress.memberId, memberId));
    expect(row).toMatchObject({
      ...{ positionMs: 5750, furthestMs: 11_500, freeMs: 1150, watchedMs: 9000 },
      finishedAt: at,
    });
    const [sent] = await db.select().from(handedOut).where(eq(handedOut.memberId, memberId));
    expect(sent?.parts).toBe(parts);
    const [other] = await db
      .select()
      .from(lesson)
      .where(eq(lesson.id, Number(made.lessons[1])));
    expect(other?.mediaKey).toBe('other');
  });
});
