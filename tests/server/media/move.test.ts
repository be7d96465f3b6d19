import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findRootDir } from '#server/platform/config/root-dir.ts';
import { MARKS, type Moving, moveUploads } from '#server/platform/storage/move-uploads.ts';
import type { ObjectStore } from '#server/platform/storage/object-store.ts';
import { openStorage } from '#server/platform/storage/open-storage.ts';
import { shortRun } from '../harness/bundled.ts';
import { openS3 } from '../harness/media/s3.ts';

let s3: Awaited<ReturnType<typeof openS3>>;
beforeAll(async () => {
  s3 = await openS3();
});
afterAll(() => s3.stop());

/** A folder as servers fill it; the names are those of `files`. */
const filled = () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'move-'));
  const directory = join(dataDir, 'uploads');
  const picture = `${randomBytes(24).toString('base64url')}.png`;
  const key = randomBytes(32).toString('base64url');
  const stream = `m-${randomBytes(8).toString('hex')}`;
  const files: Record<string, string> = {
    [picture]: 'a picture',
    [`media/${key}`]: 'what was sent',
    [`streams/${stream}/0.mpegts`]: 'G1',
    [`streams/${stream}/index.m3u8`]: '#EXTM3U\n#EXTINF:6,\n0.mpegts\n',
    'fitted/x.png/160.webp': 'made anew',
    'streams/.making/half/0.mpegts': 'half',
    [`${picture}.part`]: 'half',
    'media/locks/x.lock': '',
  };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(directory, path, '..'), { recursive: true });
    writeFileSync(join(directory, path), text);
  }
  const storage = openStorage({ directory }, s3.config);
  const move = (more: Partial<Moving> = {}) =>
    moveUploads({ directory, store: s3.store, remove: false, ...more });
  const stored = {
    picture: `files/${picture}`,
    sent: `media/${key}/${'0'.repeat(13)}-13`,
    stream: `streams/${stream}/`,
  };
  const left = () => readdirSync(directory, { recursive: true, encoding: 'utf8' });
  return { dataDir, directory, picture, key, stream, storage, move, stored, left };
};

const textOf = async (name: string) => `${await buffer(await s3.store.read(name))}`;

it('copies each file once, and only what is whole', async () => {
  const { move, stored, stream, left } = filled();
  const before = left();
  expect(await move()).toMatchObject({ copied: 4, before: 0, removed: 0, stopped: false });
  expect(await textOf(stored.picture)).toBe('a picture');
  expect(await textOf(stored.sent)).toBe('what was sent');
  expect(await s3.names(`streams/${stream}/`)).toEqual([
    `streams/${stream}/0.mpegts`,
    `streams/${stream}/index.m3u8`,
  ]);
  expect(await s3.names('streams/.making')).toEqual([]);
  expect(await move()).toMatchObject({ copied: 0, before: 4, different: [], broken: [] });
  expect(left().toSorted()).toEqual([...before, MARKS].toSorted());
});

it('goes on where a run was stopped or killed', async () => {
  const { directory, move } = filled();
  const controller = new AbortController();
  const stopped = await move({ stop: controller.signal, onFile: () => controller.abort() });
  expect(stopped).toMatchObject({ copied: 1, stopped: true });
  // a line that was being written
  appendFileSync(join(directory, MARKS), '\n{"path":"medi');
  expect(await move()).toMatchObject({ copied: 3, before: 1, stopped: false });
  expect(await move()).toMatchObject({ copied: 0, before: 4 });
});

it('goes on after the store was gone', async () => {
  const { move } = filled();
  await s3.stop();
  await expect(move()).rejects.toThrow('ECONNREFUSED');
  await s3.start();
  expect(await move()).toMatchObject({ copied: 4 });
});

it('removes only what the store has, and everything is served all the while', async () => {
  const { directory, picture, key, stream, storage, move, stored, left } = filled();
  const { uploads, media, streams } = storage;
  const isServed = async () => {
    const found = await uploads.find(picture);
    return [
      `${await found?.whole()}`,
      `${await buffer(await media.read(key))}`,
      await streams.plays(stream),
    ];
  };
  const all = ['a picture', 'what was sent', true];
  expect(await isServed()).toEqual(all);
  await move();
  expect(await isServed()).toEqual(all);
  await s3.store.remove(stored.sent);
  expect(await move({ remove: true })).toMatchObject({ before: 4, removed: 3 });
  expect(existsSync(join(directory, 'media', key))).toBe(true);
  expect(left()).not.toContain(picture);
  expect(existsSync(join(directory, 'streams', stream))).toBe(false);
  expect(await isServed()).toEqual(all);
});

it('keeps what the store has under a name, and tells of it', async () => {
  const { picture, stored, move } = filled();
  await s3.store.put(stored.picture, Buffer.from('a newer one'));
  expect(await move({ remove: true })).toMatchObject({ copied: 3, different: [picture] });
  expect(await textOf(stored.picture)).toBe('a newer one');
});

it('keeps nothing of a copy that differs, or of a file that is removed meanwhile', async () => {
  const { directory, picture, stored, storage, move } = filled();
  const wrong: ObjectStore = {
    ...s3.store,
    putFile: (name) => s3.store.put(name, Buffer.from('x')),
  };
  expect((await move({ store: wrong })).broken).toHaveLength(4);
  expect(await s3.store.size(stored.picture)).toBeUndefined();
  const late: ObjectStore = {
    ...s3.store,
    putFile: async (name, path) => {
      if (name === stored.picture) await storage.uploads.remove(picture);
      else rmSync(path);
      await s3.store.put(name, Buffer.from('late'));
    },
  };
  expect(await move({ store: late })).toMatchObject({ copied: 0, broken: [], different: [] });
  expect(await s3.store.size(stored.picture)).toBeUndefined();
  expect(existsSync(join(directory, MARKS))).toBe(false);
});

/** What a process says on both outputs, and its exit code. */
const run = async (script: string, dataDir: string, more: Record<string, string> = {}) => {
  const { DATABASE_URL: _url, API_ORIGIN: _origin, ...env } = process.env;
  const { origin } = new URL(s3.config.endpoint);
  const variables = {
    ...{ S3_ENDPOINT: origin, S3_BUCKET: s3.config.bucket, S3_PATH_STYLE: '1' },
    ...{ S3_ACCESS_KEY: s3.config.accessKey, S3_SECRET_KEY: s3.config.secretKey, PORT: '0' },
  };
  const child = spawn(process.execPath, [...(await shortRun(script))], {
    cwd: findRootDir(),
    env: { ...env, ...variables, DATA_DIR: dataDir, ...more },
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      text += chunk.toString();
    });
  const code = await new Promise((resolve) => child.once('close', resolve));
  expect(text).not.toMatch(/\n\s+at /);
  return { code, text };
};

it('is a command that says what it did, and why it cannot', async () => {
  const { dataDir, stored } = filled();
  const script = 'scripts/media-move.ts';
  const wrong = await run(script, dataDir, { S3_SECRET_KEY: 'not-the-secret' });
  expect(wrong).toMatchObject({ code: 2, text: expect.stringContaining('S3_SECRET_KEY') });
  expect(wrong.text).not.toContain('not-the-secret');
  const done = await run(script, dataDir);
  expect(done).toMatchObject({ code: 0, text: expect.stringContaining('完成：新复制 4 个') });
  expect(await textOf(stored.picture)).toBe('a picture');
});

it('a server does not start with keys that the store does not know', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'move-start-'));
  const { code, text } = await run('server/main.ts', dataDir, { S3_ACCESS_KEY: 'SOMEBODY' });
  expect([code, text.trim()]).toEqual([1, '启动失败：文件存储不认识这个 S3_ACCESS_KEY，请检查。']);
});
