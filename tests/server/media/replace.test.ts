import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mediaRefusals } from '#schemas/media/refusals.ts';
import { lesson } from '#server/db/tables/course.ts';
import { mediaFile } from '#server/db/tables/media.ts';
import { MEDIA_REPLACE, replaceWhenReady } from '#server/domains/media/encode-replace.ts';
import { runJobs } from '#server/platform/jobs/jobs.ts';
import { HOUR } from '#server/platform/time/durations.ts';
import { shelve } from '../harness/course/calls.ts';
import { mediaConsoleOn } from '../harness/media/library.ts';
import { onDatabase } from '../harness/postgres/database.ts';

const { noSuchMedia, notReplaceable, notReplacing, beingReplaced } = mediaRefusals;
const OK = '200';

onDatabase('a file of the library is replaced', (opened) => {
  let desk: Awaited<ReturnType<typeof mediaConsoleOn>>;
  let seat: Awaited<ReturnType<typeof desk.newSeat>>;
  const db = () => opened().db;

  beforeAll(async () => {
    desk = await mediaConsoleOn(db(), mkdtempSync(join(tmpdir(), 'media-')));
    seat = await desk.newSeat('edit');
  });
  afterAll(() => desk.app.close());

  const add = async (more: Partial<typeof mediaFile.$inferInsert> = {}) => {
    const row = {
      key: randomUUID(),
      name: `${randomUUID()}.mp4`,
      bytes: 1,
      kind: 'video',
    } as const;
    const [made] = await db()
      .insert(mediaFile)
      .values({ ...row, operatorId: seat.id, ...more })
      .returning();
    if (!made) throw new Error('no file');
    return made;
  };
  const ready = (more: Partial<typeof mediaFile.$inferInsert> = {}) =>
    add({ state: 'ready', stream: `s-${randomUUID()}`, durationMs: 60_000, ...more });
  const codeOf = async (id: number, by: number | null, own = seat) =>
    (await desk.send('replaceDeskMedia', { id, by }, own)).code;
  const rowOf = async ({ name }: { name: string }) =>
    (await desk.ask('listMedia', { word: name, page: 1 }, seat)).items[0];
  let now = Date.now();
  const look = async () => {
    now += HOUR;
    await runJobs(db(), { [MEDIA_REPLACE]: replaceWhenReady }, () => now, {});
  };
  const playing = async ({ lessons: [id] }: Awaited<ReturnType<typeof shelve>>) => {
    const [row] = await db()
      .select({ stream: lesson.mediaKey, durationMs: lesson.durationMs })
      .from(lesson)
      .where(eq(lesson.id, Number(id)));
    return row;
  };
  const become = (id: number, change: Partial<typeof mediaFile.$inferInsert>) =>
    db().update(mediaFile).set(change).where(eq(mediaFile.id, id));

  it('once the new one is ready; the row says so meanwhile, and the audit who did it', async () => {
    const [before, after] = [await ready(), await add()];
    const made = await shelve(db(), {}, [{ mediaKey: before.stream, durationMs: 60_000 }]);
    expect(await codeOf(before.id, after.id)).toBe(OK);
    expect(await codeOf(before.id, after.id)).toBe(OK);
    const shown = { id: after.id, name: after.name, state: 'arriving' };
    expect((await rowOf(before))?.replacement).toMatchObject(shown);
    expect((await rowOf(after))?.replacement).toBeNull();
    await look();
    expect(await playing(made)).toMatchObject({ stream: before.stream });
    await become(after.id, { state: 'ready', stream: 's-new', durationMs: 90_000 });
    await look();
    expect(await playing(made)).toEqual({ stream: 's-new', durationMs: 90_000 });
    expect((await rowOf(before))?.replacement).toBeNull();
    const texts = (await desk.audit(seat)).map(({ text }) => text);
    const said = `用「${after.name}」替换素材「${before.name}」`;
    expect(texts.filter((text) => text === said)).toHaveLength(1);
  });

  it('by one at a time, which may fail, be tried again or be given up', async () => {
    const [before, first, second] = [await ready(), await add(), await add()];
    const made = await shelve(db(), {}, [{ mediaKey: before.stream }]);
    expect(await codeOf(before.id, first.id)).toBe(OK);
    expect(await codeOf(before.id, second.id)).toBe(String(beingReplaced.code));
    await become(first.id, { state: 'failed', reason: '文件打不开' });
    await look();
    expect((await rowOf(before))?.replacement).toMatchObject({ reason: '文件打不开' });
    expect(await codeOf(before.id, second.id)).toBe(OK);
    expect(await codeOf(before.id, null)).toBe(OK);
    expect(await codeOf(before.id, null)).toBe(OK);
    await become(second.id, { state: 'ready', stream: 's-given-up', durationMs: 1000 });
    await look();
    expect(await playing(made)).toMatchObject({ stream: before.stream });
  });

  it('by nothing of another kind', async () => {
    const [before, sound] = [await ready(), await add()];
    const made = await shelve(db(), {}, [{ mediaKey: before.stream }]);
    expect(await codeOf(before.id, sound.id)).toBe(OK);
    await become(sound.id, { state: 'ready', kind: 'audio', stream: 's-sound', durationMs: 1000 });
    await look();
    expect(await playing(made)).toMatchObject({ stream: before.stream });
    expect((await rowOf(before))?.replacement).toMatchObject({ state: 'ready', kind: 'audio' });
    const other = await add();
    expect(await codeOf(before.id, other.id)).toBe(OK);
    expect(await codeOf((await ready()).id, sound.id)).toBe(String(notReplacing.code));
  });

  it('only where it plays, within the operators’ library, by whoever may edit', async () => {
    const [before, after] = [await ready(), await add()];
    const picture = await add({ kind: 'picture', state: 'ready', address: '/uploads/a.png' });
    expect(await codeOf(picture.id, after.id)).toBe(String(notReplaceable.code));
    expect(await codeOf(after.id, before.id)).toBe(String(notReplaceable.code));
    expect(await codeOf(before.id, picture.id)).toBe(String(notReplacing.code));
    expect(await codeOf(before.id, before.id)).toBe(String(notReplacing.code));
    expect(await codeOf(before.id, 987_654)).toBe(String(noSuchMedia.code));
    expect(await codeOf(987_654, after.id)).toBe(String(noSuchMedia.code));
    const onlooker = await desk.newSeat('view');
    expect(await codeOf(before.id, after.id, onlooker)).not.toBe(OK);
    expect((await rowOf(before))?.replacement).toBeNull();
  });
});

onDatabase('what is tried in the library', (opened) => {
  it('plays as a stream once it is one, with the ticket in every piece', async () => {
    const { db } = opened();
    const desk = await mediaConsoleOn(db, mkdtempSync(join(tmpdir(), 'media-')));
    const seat = await desk.newSeat('view');
    const key = 'a1'.repeat(32);
    const name = `${randomUUID()}.mp4`;
    const row = { key, name, bytes: 1, kind: 'video', durationMs: 60_000 } as const;
    await db.insert(mediaFile).values({ ...row, state: 'ready', stream: 'slides' });
    const { items } = await desk.ask('listMedia', { word: name, page: 1 }, seat);
    const url = items[0]?.play ?? '';
    const playlist = await desk.app.inject({ url });
    expect(playlist.headers['content-type']).toBe('application/vnd.apple.mpegurl');
    const [piece = ''] = /^.*\.ts\?t=.*$/m.exec(playlist.body) ?? [];
    const address = new URL(piece, `http://localhost${url}`);
    const path = address.pathname + address.search;
    const sent = await desk.app.inject({ url: path, headers: { range: 'bytes=0-187' } });
    expect([sent.statusCode, sent.headers['content-type']]).toEqual([206, 'video/mp2t']);
    expect(sent.rawPayload).toHaveLength(188);
    for (const wrong of [address.pathname, path.replace(/.$/, (end) => (end === 'A' ? 'B' : 'A'))])
      expect((await desk.app.inject({ url: wrong })).statusCode).toBe(404);
    const absent = path.replace(/[^/]+\.ts/, '../../music/000.ts');
    expect((await desk.app.inject({ url: absent })).statusCode).toBe(404);
    await desk.app.close();
  });

  it('says what the server lacks to encode', async () => {
    const { db } = opened();
    const desk = await mediaConsoleOn(db, mkdtempSync(join(tmpdir(), 'media-')), {
      ffmpegPath: '/no/ffmpeg',
    });
    const { missing } = await desk.ask('readEncoder', {}, await desk.newSeat('view'));
    expect(missing).toContain('/no/ffmpeg');
    await desk.app.close();
  });

  it('tells an empty library from one without a hit', async () => {
    const { db } = opened();
    await db.delete(mediaFile);
    const desk = await mediaConsoleOn(db, mkdtempSync(join(tmpdir(), 'media-')));
    const seat = await desk.newSeat('view');
    const isEmpty = async () =>
      (await desk.ask('listMedia', { word: '没有', page: 1 }, seat)).isEmpty;
    expect(await isEmpty()).toBe(true);
    await db.insert(mediaFile).values({ key: 'k', name: 'a.png', bytes: 1, kind: 'picture' });
    expect(await isEmpty()).toBe(false);
    await desk.app.close();
  });
});
