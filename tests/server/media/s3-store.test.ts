import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { StoreDownError } from '#server/platform/storage/object-store.ts';
import { faultOf, openS3Store } from '#server/platform/storage/s3/store.ts';
import { openStoredMedia } from '#server/platform/storage/stored-media.ts';
import { streamsOf } from '#server/platform/streams/stream-files.ts';
import { openStreams } from '#server/platform/streams/streams.ts';
import { HOUR } from '#server/platform/time/durations.ts';
import {
  finishedInFolder,
  finishedInStore,
} from '#server/platform/transcoding/finished-streams.ts';
import { makeStream, sweepStreams } from '#server/platform/transcoding/make-stream.ts';
import { openTranscoding } from '#server/platform/transcoding/transcoding.ts';
import { encoders, fakeTools } from '../harness/media/fake-tools.ts';
import { openS3 } from '../harness/media/s3.ts';

describe('an S3 server', () => {
  let s3: Awaited<ReturnType<typeof openS3>>;
  beforeAll(async () => {
    s3 = await openS3('store');
  });
  afterAll(() => s3.stop());

  const newFolder = () => mkdtempSync(join(tmpdir(), 's3-store-'));
  const newKey = () => randomBytes(32).toString('base64url');
  const partsOf = async function* (bytes: Buffer) {
    yield bytes.subarray(0, 5);
    yield bytes.subarray(5);
  };

  it('keeps a file, gives a range of it, lists it and lets it go', async () => {
    const { store, names } = s3;
    await store.put('files/a.txt', Buffer.from('0123456789'));
    expect(await store.size('files/a.txt')).toBe(10);
    expect(`${await buffer(await store.read('files/a.txt'))}`).toBe('0123456789');
    expect(`${await buffer(await store.read('files/a.txt', { start: 3, end: 5 }))}`).toBe('345');
    expect(await names('files/')).toEqual(['files/a.txt']);
    await store.remove('files/a.txt');
    await store.remove('files/a.txt');
    expect(await store.size('files/a.txt')).toBeUndefined();
    expect(await names('files/')).toEqual([]);
  });

  it('takes a large file in parts', async () => {
    const path = join(newFolder(), 'large');
    const bytes = randomBytes(17 * 1024 ** 2 + 3);
    writeFileSync(path, bytes);
    await s3.store.putFile('large', path);
    expect((await buffer(await s3.store.read('large'))).equals(bytes)).toBe(true);
    await s3.store.remove('large');
  });

  it('opens a signed address, and none that was changed', async () => {
    await s3.store.put('streams/m-a/1.mpegts', Buffer.from('G1'));
    const address = (await s3.store.address('streams/m-a/1.mpegts')) ?? '';
    expect(new URL(address).searchParams.get('X-Amz-Expires')).toBe('60');
    const opened = await fetch(address);
    expect([opened.status, await opened.text()]).toEqual([200, 'G1']);
    expect(opened.headers.get('content-type')).toBe('video/mp2t');
    const changed = await fetch(address.replace('X-Amz-Expires=60', 'X-Amz-Expires=9999'));
    expect(changed.status).toBe(403);
    await changed.body?.cancel();
    await s3.store.remove('streams/m-a/1.mpegts');
  });

  it('gives no address unless it is asked to, and a CDN’s where there is one', async () => {
    const through = openS3Store({ ...s3.config, direct: undefined });
    expect(await through.address('streams/m-a/1.mpegts')).toBeUndefined();
    const direct = { cdn: 'https://cdn.example.com/v', key: 'k'.repeat(16) };
    const address = await openS3Store({ ...s3.config, direct }).address('streams/m-a/1.mpegts');
    const { origin, pathname, searchParams } = new URL(address ?? '');
    expect(origin + pathname).toBe('https://cdn.example.com/v/streams/m-a/1.mpegts');
    const [at = '', chance = '', user = '', seal] = searchParams.get('auth_key')?.split('-') ?? [];
    const text = `${pathname}-${at}-${chance}-${user}-${direct.key}`;
    expect(seal).toBe(createHash('md5').update(text).digest('hex'));
    expect(Math.abs(Number(at) - Date.now() / 1000)).toBeLessThan(60);
  });

  it.each([
    ['another key', { accessKey: 'SOMEBODY' }, 'S3_ACCESS_KEY'],
    ['another secret', { secretKey: 'not-the-secret' }, 'S3_SECRET_KEY'],
    ['another bucket', { endpoint: 'no-such-bucket' }, 'S3_BUCKET'],
  ])('is told by its fault: %s', async (_, change, word) => {
    const own = { ...s3.config, ...change };
    const endpoint = s3.config.endpoint.replace(/[^/]+$/, (bucket) =>
      'endpoint' in change ? change.endpoint : bucket,
    );
    const fault = await faultOf({ ...own, endpoint });
    expect(fault).toMatchObject({ sentence: expect.stringContaining(word), passes: false });
    expect(fault?.sentence).not.toContain('not-the-secret');
  });

  it('has no fault, and leaves nothing of having been tried', async () => {
    expect(await faultOf(s3.config)).toBeUndefined();
    expect(await s3.names('check/')).toEqual([]);
  });

  it('holds parts that any server takes, also those that came twice', async () => {
    const [key, folder] = [newKey(), newFolder()];
    const file = randomBytes(30);
    const one = openStoredMedia(s3.store, folder);
    const other = openStoredMedia(s3.store, newFolder());
    expect(await one.size(key)).toBeUndefined();
    expect(await one.append(key, 0, partsOf(file.subarray(0, 10)))).toBe(10);
    expect(await other.append(key, 10, partsOf(file.subarray(10, 22)))).toBe(22);
    // a part whose connection was cut, and that is sent again from before
    await other.append(key, 5, partsOf(file.subarray(5, 18)));
    expect(await one.size(key)).toBe(22);
    await one.append(key, 22, partsOf(file.subarray(22)));
    expect((await buffer(await other.read(key))).equals(file)).toBe(true);
    const middle = await buffer(await other.read(key, { start: 8, end: 24 }));
    expect(middle.equals(file.subarray(8, 25))).toBe(true);
    const local = await other.local(key, async (path) => readFileSync(path));
    expect(local.equals(file)).toBe(true);
    const listed = [];
    for await (const found of one.list()) listed.push(found.key);
    expect(listed).toEqual([key]);
    await one.remove(key);
    expect([await other.size(key), await s3.names('media/')]).toEqual([undefined, []]);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('holds what came of a part that was cut, and goes on from what came before it', async () => {
    const [key, folder] = [newKey(), newFolder()];
    const media = openStoredMedia(s3.store, folder);
    writeFileSync(join(folder, key), 'abc');
    const cut = async function* () {
      yield Buffer.from('de');
      throw new Error('cut');
    };
    await expect(media.append(key, 3, cut())).rejects.toThrow('cut');
    expect(await media.size(key)).toBe(5);
    await media.append(key, 5, partsOf(Buffer.from('fghijk')));
    expect(`${await buffer(await media.read(key))}`).toBe('abcdefghijk');
    await media.remove(key);
    expect([readdirSync(folder), await s3.names('media/')]).toEqual([[], []]);
  });

  it('has a stream once all of it is there, and lets go of one that nobody knows', async () => {
    const folder = newFolder();
    const finished = finishedInStore(s3.store, finishedInFolder(folder));
    const transcoding = openTranscoding(
      { ffmpegPath: fakeTools(encoders.encodes) },
      folder,
      finished,
    );
    const source = join(newFolder(), 'source');
    writeFileSync(source, 'a video');
    const about = { source, onProgress: () => {}, stop: new AbortController().signal };
    const made = await makeStream(transcoding, { ...about, stream: 'm-one' });
    expect(made).toMatchObject({ durationMs: 11_500 });
    const streams = openStreams([folder], streamsOf(s3.store));
    expect(await streams.plays('m-one')).toBe(true);
    expect(await streams.segments('m-one', 'index.m3u8')).toHaveLength(2);
    expect(readdirSync(folder)).toEqual(['.making']);
    const sweep = (later: number) =>
      sweepStreams(transcoding, Date.now() + later, async (found) => [...found]);
    await sweep(0);
    expect(await s3.names('streams/')).not.toEqual([]);
    await sweep(3 * HOUR);
    expect(await s3.names('streams/')).toEqual([]);
  });
});

describe('an S3 server that is gone', () => {
  it('fails in words that hold no key, and nothing of a file is left behind', async () => {
    const s3 = await openS3();
    const folder = mkdtempSync(join(tmpdir(), 's3-gone-'));
    await s3.stop();
    const failure = await s3.store.size('a').catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(StoreDownError);
    expect(String(failure)).toBe('Error: size: ECONNREFUSED');
    const fault = await faultOf(s3.config);
    expect(fault).toMatchObject({ passes: true, sentence: expect.stringContaining('连不上') });
    const media = openStoredMedia(s3.store, folder);
    const part = async function* () {
      yield Buffer.from('abc');
    };
    const sent = media.append(randomBytes(32).toString('base64url'), 0, part());
    await expect(sent).rejects.toBeInstanceOf(StoreDownError);
    expect(readdirSync(folder)).toEqual([]);
  });
});
