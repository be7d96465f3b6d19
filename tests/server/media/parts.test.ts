import { randomBytes, randomUUID } from 'node:crypto';
import { readFileSync, utimesSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { LARGEST_FILE, LARGEST_PART, PARTS_OF_OPERATORS } from '#schemas/media/fields.ts';
import { openDiskCapacity } from '#server/platform/storage/disk-capacity.ts';
import { libraryOn, mediaConsoleOn, partsAt, sha256 } from '../harness/media/library.ts';
import { onDatabase } from '../harness/postgres/database.ts';
import { smallPictures } from '../harness/small-pictures.ts';

const closing: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

const png = Buffer.from(smallPictures.png, 'base64');
const archiveEnd = Buffer.from('504b0506', 'hex');
/** The head of an mp4, and bytes of no meaning. */
const mp4 = (bytes: number): Buffer =>
  Buffer.concat([
    Buffer.from('000000186674797069736f6d0000020069736f6d69736f32', 'hex'),
    randomBytes(bytes),
  ]);

/** Jobs of a listening server run within seconds. */
const soon = (look: () => unknown) => vi.waitFor(look, { timeout: 10_000, interval: 50 });

onDatabase('parts of an upload', (opened) => {
  const library = async (dataDir?: string, more?: Parameters<typeof libraryOn>[2]) => {
    const own = await libraryOn(opened(), dataDir, more);
    closing.push(own.close);
    return own;
  };

  it('arrive bit for bit through a cut connection and another server', async () => {
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
    const second = await library(first.dataDir);
    const { offset } = await second.parts(token).head(upload);
    const rest = file.subarray(offset);
    const { status } = await second.parts(token).patch(upload, { offset, body: rest });
    expect(status).toBe(204);
    const stored = readFileSync(join(first.dataDir, 'uploads/media', upload));
    expect(sha256(stored)).toBe(sha256(file));
    await soon(async () =>
      expect(await second.rowOf(id)).toMatchObject({
        ...{ state: 'processing', kind: 'video', checksum: sha256(file) },
      }),
    );
  });

  it('are refused at another offset, and taken at the right one', async () => {
    const { workshopToken, begin, parts } = await library();
    const token = await workshopToken();
    const { upload } = await begin(token, { bytes: 10 });
    const send = (offset: number, text: string) =>
      parts(token).patch(upload, { offset, body: Buffer.from(text) });
    expect((await send(5, 'abc')).status).toBe(409);
    expect((await send(0, 'abc')).status).toBe(204);
    expect((await send(0, 'abc')).status).toBe(409);
    expect((await parts(token).head(upload)).offset).toBe(3);
    expect((await send(3, 'defghijk')).status).toBe(413);
    const headers = { 'content-length': String(LARGEST_PART + 1) };
    const body = Buffer.from('d');
    const large = parts(token).patch(upload, { offset: 3, body, headers, cutAfter: 1 });
    await expect(large).rejects.toThrow();
    const old = { 'tus-resumable': '0.2' };
    expect((await parts(token).patch(upload, { offset: 3, body, headers: old })).status).toBe(400);
    expect((await parts(token).head(upload)).offset).toBe(3);
  });

  it('are unknown to every member but their sender', async () => {
    const { workshopToken, tokenOf, begin, parts } = await library();
    const token = await workshopToken();
    const { upload } = await begin(token, { bytes: 10 });
    const body = Buffer.from('abc');
    for (const stranger of [await workshopToken(), await tokenOf('a'.repeat(20))]) {
      expect((await parts(stranger).head(upload)).status).not.toBe(200);
      expect((await parts(stranger).drop(upload)).status).not.toBe(204);
      expect((await parts(stranger).patch(upload, { offset: 0, body })).status).not.toBe(204);
    }
    expect((await parts(await workshopToken()).head(upload)).status).toBe(404);
    expect((await parts('').patch(upload, { offset: 0, body })).status).not.toBe(204);
    expect((await parts(token).head(upload)).offset).toBe(0);
    expect((await parts(token).head(`${upload.slice(1)}A`)).status).toBe(404);
    expect((await parts(token).head('../x')).status).toBe(404);
  });

  it('of operators need the console’s own token and site', async () => {
    const { workshopToken, begin, dataDir } = await library();
    const others = await begin(await workshopToken(), { bytes: 10 });
    const desk = await mediaConsoleOn(opened().db, dataDir);
    await desk.app.listen({ port: 0, host: '127.0.0.1' });
    closing.push(() => desk.app.close());
    // a TCP server has an address of this kind
    const { port } = desk.app.server.address() as AddressInfo;
    const at = `http://127.0.0.1:${port}${PARTS_OF_OPERATORS}`;
    const seat = await desk.newSeat('edit');
    const headers = { cookie: seat.cookie, 'x-csrf': seat.csrf };
    const file = { name: '封面.png', bytes: png.length, checksum: '', folder: '封面' };
    const own = await desk.ask('beginDeskMedia', file, seat);
    expect((await partsAt(at, headers).head(others.upload)).status).toBe(404);
    const colleague = await desk.newSeat('edit');
    const theirs = { cookie: colleague.cookie, 'x-csrf': colleague.csrf };
    expect((await partsAt(at, theirs).head(own.upload)).status).toBe(404);
    const whole = { offset: 0, body: png };
    const refused = [{ cookie: seat.cookie }, { ...headers, origin: 'https://elsewhere.example' }];
    for (const each of refused)
      expect((await partsAt(at, each).patch(own.upload, whole)).status).not.toBe(204);
    expect((await partsAt(at, headers).patch(own.upload, whole)).status).toBe(204);
    const query = { word: '封面', page: 1 };
    await soon(async () => {
      const { items } = await desk.ask('listMedia', query, seat);
      expect(items.find(({ id }) => id === own.id)).toMatchObject({
        ...{ state: 'ready', kind: 'picture', folder: '封面', width: 2, height: 2 },
      });
    });
    expect(await desk.ask('mediaUses', { id: own.id }, seat)).toEqual({ uses: [] });
    await desk.ask('removeDeskMedia', { id: own.id }, seat);
  });

  it('are given up with DELETE', async () => {
    const { workshopToken, begin, parts, rowOf, stored } = await library();
    const token = await workshopToken();
    const { id, upload } = await begin(token, { bytes: 10 });
    await parts(token).patch(upload, { offset: 0, body: Buffer.from('abc') });
    expect(stored()).toEqual([upload]);
    expect((await parts(token).drop(upload)).status).toBe(204);
    expect((await parts(token).head(upload)).status).toBe(404);
    expect(await rowOf(id)).toBeUndefined();
    expect(stored()).toEqual([]);
  });

  it('of two tabs do not mix', async () => {
    const { workshopToken, begin, parts, dataDir } = await library();
    const token = await workshopToken();
    const file = mp4(1_000_000);
    const { upload } = await begin(token, { bytes: file.length });
    const send = () => parts(token).patch(upload, { offset: 0, body: file });
    await Promise.all([send(), send()].map((each) => each.catch(() => undefined)));
    const { offset } = await parts(token).head(upload);
    if (offset < file.length)
      await parts(token).patch(upload, { offset, body: file.subarray(offset) });
    expect(sha256(readFileSync(join(dataDir, 'uploads/media', upload)))).toBe(sha256(file));
  });

  it('are not begun for nothing, for too much, without a workshop and on a full disk', async () => {
    const { workshopToken, tokenOf, ask, dataDir } = await library();
    const token = await workshopToken();
    const messageOf = async (file: object, own = token) =>
      (await ask('beginMedia', { name: 'a.mp4', checksum: '', bytes: 5, ...file }, own)).msg;
    expect(await messageOf({ bytes: 0 })).toContain('空的');
    expect(await messageOf({ bytes: LARGEST_FILE + 1 })).toContain('2 GB');
    expect(await messageOf({ name: 'x/ ' })).toContain('文件名');
    expect(await messageOf({ checksum: 'abc' })).toContain('校验值');
    expect(await messageOf({}, await tokenOf('b'.repeat(20)))).toContain('工作室');
    const small = await library(dataDir, {
      config: { apiOrigin: undefined, wechat: undefined, dataDir, mediaQuota: 8 },
    });
    const file = { name: 'a.mp4', checksum: '', bytes: 5 };
    expect((await small.ask('beginMedia', file, token)).msg).toBe('成功');
    expect((await small.ask('beginMedia', file, token)).msg).toContain('空间不够');
    const full = await library(dataDir, { capacity: openDiskCapacity(dataDir, () => 0) });
    expect((await full.ask('beginMedia', file, token)).msg).toContain('存储空间已满');
  });

  it('are refused on a full disk, and what has come stays', async () => {
    let free = Number.POSITIVE_INFINITY;
    const capacity = openDiskCapacity('/', () => free);
    const { workshopToken, begin, parts } = await library(undefined, { capacity });
    const token = await workshopToken();
    const { upload } = await begin(token, { bytes: 10 });
    await parts(token).patch(upload, { offset: 0, body: Buffer.from('abc') });
    free = 0;
    const refused = await parts(token).patch(upload, { offset: 3, body: Buffer.from('def') });
    expect(refused).toMatchObject({ status: 503, text: expect.stringContaining('存储空间已满') });
    free = Number.POSITIVE_INFINITY;
    expect((await parts(token).head(upload)).offset).toBe(3);
  });

  it('of a video that is called a picture are judged by content', async () => {
    const { workshopToken, sendWhole, rowOf } = await library();
    const { id } = await sendWhole(await workshopToken(), '图.PNG', mp4(100));
    await soon(async () =>
      expect(await rowOf(id)).toMatchObject({ kind: 'video', state: 'processing' }),
    );
  });

  it.each([
    ['a page', Buffer.from('<html><script>alert(1)</script></html>'), '不是可以上传的文件'],
    ['a vector', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), '不是可以上传的文件'],
    ['a playlist', Buffer.from('#EXTM3U\nhttp://127.0.0.1/secret'), '不是可以上传的文件'],
    ['an archive', Buffer.concat([archiveEnd, Buffer.alloc(18)]), '不是可以上传的文件'],
    ['a broken picture', png.subarray(0, 70), '图片打不开'],
    ['a PDF that is a page', Buffer.from('%PDF-1.7\n<script>alert(1)</script>'), '网页代码'],
    [
      'a video with an archive behind it',
      Buffer.concat([mp4(50), archiveEnd, Buffer.alloc(18)]),
      '压缩包',
    ],
    [
      'a HEIC picture',
      Buffer.concat([Buffer.from('00000018667479706865696300000000', 'hex'), Buffer.alloc(64)]),
      'HEIC',
    ],
  ])('are refused in words, and nothing is kept: %s', async (_, body, reason) => {
    const { workshopToken, sendWhole, rowOf, stored, ask } = await library();
    const token = await workshopToken();
    const { id } = await sendWhole(token, '课程.mp4', body);
    await soon(async () =>
      expect(await rowOf(id)).toMatchObject({
        ...{ state: 'failed', reason: expect.stringContaining(reason), address: '' },
      }),
    );
    await soon(() => expect(stored()).toEqual([]));
    expect((await ask('retryMedia', { id }, token)).msg).toContain('重新上传');
  });

  it('are refused where they differ from what was announced', async () => {
    const { workshopToken, sendWhole, rowOf, stored } = await library();
    const announced = sha256(Buffer.from('b'));
    const { id } = await sendWhole(await workshopToken(), 'a.mp4', mp4(50), announced);
    await soon(async () =>
      expect(await rowOf(id)).toMatchObject({ reason: expect.stringContaining('不一致') }),
    );
    await soon(() => expect(stored()).toEqual([]));
  });

  it('become a picture that opens for everybody, and goes with its row', async () => {
    const { workshopToken, sendWhole, rowOf, app, stored, get, ask } = await library();
    const token = await workshopToken();
    const { id } = await sendWhole(token, '课.mp4', png);
    await soon(async () => expect((await rowOf(id))?.state).toBe('ready'));
    const { items } = await get('mediaList', { kind: 'picture' }, token);
    const address = items[0]?.address ?? '';
    expect((await app.inject(address)).headers['content-type']).toBe('image/png');
    await soon(() => expect(stored()).toEqual([]));
    const stranger = await workshopToken();
    expect((await get('mediaList', {}, stranger)).items).toEqual([]);
    expect((await ask('removeMedia', { id }, stranger)).msg).toContain('不存在');
    await get('removeMedia', { id }, token);
    expect((await app.inject(address)).statusCode).toBe(404);
  });

  it('go on after a server has died with their lock', async () => {
    const { workshopToken, begin, parts, dataDir } = await library();
    const token = await workshopToken();
    const { upload } = await begin(token, { bytes: 10 });
    await parts(token).head(upload);
    const lock = join(dataDir, 'uploads/media/locks', `${upload}.lock`);
    writeFileSync(lock, randomUUID());
    utimesSync(lock, new Date(0), new Date(0));
    expect((await parts(token).head(upload)).status).toBe(200);
  });
});
