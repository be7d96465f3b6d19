import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { giveGrant } from '#server/domains/course/index.ts';
import {
  finishedInFolder,
  finishedInStore,
} from '#server/platform/transcoding/finished-streams.ts';
import { shelve, studyOn } from '../harness/course/calls.ts';
import { libraryOn, sha256 } from '../harness/media/library.ts';
import { openS3 } from '../harness/media/s3.ts';
import { jpegOf } from '../harness/pictures.ts';
import { onDatabase } from '../harness/postgres/database.ts';

const closing: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

const mp4 = (bytes: number): Buffer =>
  Buffer.concat([
    Buffer.from('000000186674797069736f6d0000020069736f6d69736f32', 'hex'),
    randomBytes(bytes),
  ]);

const soon = (look: () => unknown) => vi.waitFor(look, { timeout: 10_000, interval: 50 });

onDatabase('uploads to an S3 server', (opened) => {
  let s3: Awaited<ReturnType<typeof openS3>>;
  beforeAll(async () => {
    s3 = await openS3();
  });
  afterAll(() => s3.stop());

  const accountSecret = 'a secret that servers share, of 32';
  const configOf = (dataDir: string) => ({
    ...{ apiOrigin: undefined, wechat: undefined, dataDir, s3: s3.config, accountSecret },
  });
  /** A server that shares no folder with others. */
  const library = async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'stored-'));
    const own = await libraryOn(opened(), dataDir, { config: configOf(dataDir) });
    closing.push(own.close);
    return own;
  };
  const filesIn = (folder: string): string[] =>
    existsSync(folder)
      ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
          /\w{20}/.test(name),
        )
      : [];

  it('arrive bit for bit through a cut connection and a server with another folder', async () => {
    const first = await library();
    const token = await first.workshopToken();
    const file = mp4(3_000_000);
    const { id, upload } = await first.begin(token, { bytes: file.length, checksum: sha256(file) });
    const cut = first
      .parts(token)
      .patch(upload, { offset: 0, body: file.subarray(0, 2_000_000), cutAfter: 1_500_000 });
    await expect(cut).rejects.toThrow();
    await soon(async () => {
      const { offset } = await first.parts(token).head(upload);
      expect(offset).toBeGreaterThan(500_000);
    });
    await first.close();
    const second = await library();
    const { offset } = await second.parts(token).head(upload);
    const rest = file.subarray(offset);
    expect((await second.parts(token).patch(upload, { offset, body: rest })).status).toBe(204);
    await soon(async () =>
      expect(await second.rowOf(id)).toMatchObject({ kind: 'video', checksum: sha256(file) }),
    );
    expect(filesIn(join(first.dataDir, 'uploads'))).toEqual([]);
    await second.get('removeMedia', { id }, token);
    expect(await s3.names('media/')).toEqual([]);
    expect(filesIn(join(second.dataDir, 'uploads'))).toEqual([]);
  });

  it('are refused in words while it is gone, and go on from what it has', async () => {
    const { workshopToken, begin, parts, ask } = await library();
    const token = await workshopToken();
    const { upload } = await begin(token, { bytes: 6 });
    await parts(token).patch(upload, { offset: 0, body: Buffer.from('abc') });
    await s3.stop();
    const sent = { offset: 3, body: Buffer.from('def') };
    const refused = await parts(token).patch(upload, sent);
    expect(refused).toMatchObject({ status: 503, text: expect.stringContaining('文件存储') });
    expect((await parts(token).head(upload)).status).toBe(503);
    expect((await ask('mediaList', { kind: 'all', state: 'all' }, token)).code).toBe('200');
    await s3.start();
    expect((await parts(token).head(upload)).offset).toBe(3);
    expect((await parts(token).drop(upload)).status).toBe(204);
    expect(await s3.names('media/')).toEqual([]);
  });

  it('become a picture that opens in each width, says when it cannot, and goes', async () => {
    const { workshopToken, sendWhole, rowOf, app, get } = await library();
    const token = await workshopToken();
    const { id } = await sendWhole(token, '图.jpg', await jpegOf(600, 400));
    await soon(async () => expect((await rowOf(id))?.state).toBe('ready'));
    const address = (await rowOf(id))?.address ?? '';
    expect(await s3.names('files/')).toEqual([address.replace('/uploads/', 'files/')]);
    expect((await app.inject(address)).headers['content-type']).toBe('image/jpeg');
    const drawn = { url: `${address}?w=160`, headers: { accept: 'image/webp' } };
    expect((await app.inject(drawn)).headers['content-type']).toBe('image/webp');
    await s3.stop();
    const failed = await app.inject(address);
    expect([failed.statusCode, failed.json().msg]).toEqual([503, expect.stringContaining('存储')]);
    await s3.start();
    await get('removeMedia', { id }, token);
    expect((await app.inject(address)).statusCode).toBe(404);
    expect(await s3.names('files/')).toEqual([]);
  });

  const PLAYLIST = '#EXTM3U\n#EXTINF:6,\n0.mpegts\n#EXTINF:6,\n1.mpegts\n';

  /** A member who bought a lesson whose stream is there, and what its addresses answer. */
  const viewer = async (direct?: 'store') => {
    const dataDir = mkdtempSync(join(tmpdir(), 'stored-stream-'));
    const made = mkdtempSync(join(tmpdir(), 'made-'));
    const stream = `m-${randomBytes(8).toString('hex')}`;
    for (const [file, text] of [
      ['index.m3u8', PLAYLIST],
      ['0.mpegts', '0123456789'],
      ['1.mpegts', 'G'],
    ] as const)
      writeFileSync(join(made, file), text);
    await finishedInStore(s3.store, finishedInFolder(join(dataDir, 'none'))).keep(made, stream);
    const config = { ...configOf(dataDir), s3: { ...s3.config, direct } };
    const api = studyOn(opened().db, { config });
    const { id: memberId, token } = await api.join();
    const { id, key: targetId } = await shelve(opened().db, { priceFen: 100 }, [
      { mediaKey: stream, trialSeconds: 6 },
    ]);
    const grant = { memberId, target: 'product', source: 'buy', endAt: null, targetId } as const;
    await giveGrant(opened().db, grant, api.now());
    const { sources } = await api.get('productLesson', { id, lesson: '' }, token);
    const playlist = sources.find(({ kind }) => kind === 'hls')?.address ?? '';
    const ask = (file: string, headers: Record<string, string> = {}, at = playlist) =>
      api.app.inject({ url: at.replace(/[^/]+(?=\?)/, file), headers });
    return { ask, stream, playlist };
  };

  it('play through us, in ranges, to holders of a ticket alone', async () => {
    const { ask, playlist } = await viewer();
    expect((await ask('index.m3u8')).body).toContain('0.ts?t=');
    const range = await ask('0.ts', { range: 'bytes=2-4' });
    expect([range.statusCode, range.body]).toEqual([206, '234']);
    expect(range.headers).toMatchObject({
      ...{ 'content-range': 'bytes 2-4/10', 'content-type': 'video/mp2t', 'content-length': '3' },
    });
    expect((await ask('0.ts', {}, playlist.replace(/t=.*/, 't=x'))).statusCode).toBe(403);
    expect((await ask('2.ts')).statusCode).toBe(404);
    await s3.stop();
    const gone = await ask('0.ts');
    expect([gone.statusCode, gone.body]).toEqual([503, '暂时无法播放，请稍后重试']);
    await s3.start();
    expect((await ask('0.ts')).body).toBe('0123456789');
  });

  it('play by an address of a minute that holders of a ticket alone are given', async () => {
    const { ask, stream, playlist } = await viewer('store');
    expect((await ask('index.m3u8')).body).toContain('0.ts?t=');
    const { statusCode, headers } = await ask('0.ts', { range: 'bytes=0-1' });
    expect([statusCode, headers['cache-control']]).toEqual([302, 'no-store']);
    const address = String(headers.location);
    expect(address).toContain(`${s3.config.endpoint}/streams/${stream}/0.mpegts?`);
    expect(address).toContain('X-Amz-Expires=60');
    expect(await (await fetch(address)).text()).toBe('0123456789');
    const refused = await ask('0.ts', {}, playlist.replace(/t=.*/, 't=x'));
    expect([refused.statusCode, refused.headers.location]).toEqual([403, undefined]);
  });
});
