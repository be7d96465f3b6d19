import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { pictureWidths } from '#schemas/picture-widths.ts';
import { uploadApi } from '#schemas/upload/endpoints.ts';
import { replaceFiles } from '#scripts/backup/restore-files.ts';
import { filesBelow } from '#scripts/backup/uploads.ts';
import { sandboxPolicy } from '#server/platform/http/content-policy.ts';
import { fileOf, openUploads } from '#server/platform/storage/uploads.ts';
import { insertPortrait } from '../harness/insert-portrait.ts';
import { accountOn, newPhone } from '../harness/login/account.ts';
import {
  flatPng,
  jpegOf,
  jpegOnItsSide,
  lookAt,
  moving,
  movingPng,
  pngOf,
} from '../harness/pictures.ts';
import { onDatabase } from '../harness/postgres/database.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'fitted-'));
const folder = join(dataDir, 'uploads');
mkdirSync(folder);
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const AVIF = 'image/avif,image/webp,image/*,*/*;q=0.8';
const WEBP = 'image/webp,image/*,*/*;q=0.8';
/** So long that any picture of it is smaller. */
const VECTOR = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"><!--${' '.repeat(9000)}--></svg>`;
const madeOf = (file: string) => join(folder, 'fitted', file);

let made = 0;

onDatabase('pictures in other widths', (opened) => {
  const start = () => {
    const config = { apiOrigin: undefined, wechat: undefined, dataDir };
    const account = accountOn(opened().db, { config });
    const get = (url: string, accept = AVIF) =>
      account.app.inject({ method: 'GET', url, headers: { accept } });
    return { ...account, get };
  };

  /** A picture that everybody may see. */
  const shown = async (bytes: Buffer, kind: string) => {
    made += 1;
    const file = `${String(made).padStart(32, 'p')}.${kind}`;
    writeFileSync(join(folder, file), bytes);
    await insertPortrait(opened().db, file);
    return { file, address: `/uploads/${file}` };
  };

  it.each([
    [AVIF, 'avif'],
    [WEBP, 'webp'],
  ])('are drawn for who takes %s as %s', async (accept, format) => {
    const { get } = start();
    const { file, address } = await shown(await jpegOf(900, 600), 'jpg');
    const sent = await get(`${address}?w=420`, accept);
    expect(sent.statusCode).toBe(200);
    expect(await lookAt(sent.rawPayload)).toMatchObject({ format, size: [420, 280] });
    expect(sent.headers).toMatchObject({
      'content-type': `image/${format}`,
      'content-length': String(sent.rawPayload.length),
      'content-disposition': `inline; filename="${file.replace('jpg', format)}"`,
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': sandboxPolicy,
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    });
    expect(sent.headers.vary).toMatch(/\baccept\b(?!-)/);
  });

  it.each([
    ['image/png,image/*;q=0.8', '?w=420'],
    ['text/html,image/avif,image/webp,*/*;q=0.8', '?w=420'],
    [AVIF, ''],
    [AVIF, '?w=421'],
    [AVIF, '?w=0420'],
    [AVIF, '?w=-420'],
    [AVIF, '?w='],
    [AVIF, '?w=420&w=420'],
    [AVIF, '?w=9999999999'],
    [AVIF, '?w=../../secret'],
  ])('are as they came for who takes %s of %j', async (accept, query) => {
    const { get } = start();
    const bytes = await jpegOf(500, 300);
    const { file, address } = await shown(bytes, 'jpg');
    const sent = await get(address + query, accept);
    expect([sent.statusCode, sent.headers['content-type']]).toEqual([200, 'image/jpeg']);
    expect(sent.rawPayload.equals(bytes)).toBe(true);
    if (query) expect(sent.headers.vary).toMatch(/\baccept\b(?!-)/);
    expect(existsSync(madeOf(file))).toBe(false);
  });

  it('are had in every width of the list, and never wider than they came', async () => {
    const { get } = start();
    const { address } = await shown(await pngOf(700, 350), 'png');
    const sizes = [];
    for (const width of pictureWidths) {
      const { rawPayload } = await get(`${address}?w=${width}`, WEBP);
      sizes.push((await lookAt(rawPayload)).size[0]);
    }
    expect(sizes).toEqual([160, 256, 420, 600, 700, 700]);
  });

  it('are upright, and tell nothing of the camera', async () => {
    const { get } = start();
    const bytes = await jpegOnItsSide(300, 600);
    expect(await lookAt(bytes)).toMatchObject({ size: [600, 300], tagged: true });
    const { address } = await shown(bytes, 'jpg');
    const { rawPayload } = await get(`${address}?w=160`, WEBP);
    expect(await lookAt(rawPayload)).toEqual({ format: 'webp', size: [160, 320], tagged: false });
  });

  it.each([
    ['a moving GIF', 'gif', () => moving('gif')],
    ['a moving WebP', 'webp', () => moving('webp')],
    ['a moving PNG', 'png', movingPng],
    ['more pixels than are opened', 'png', () => flatPng(8000, 4100)],
    ['half a picture', 'jpg', async () => (await jpegOf(500, 300)).subarray(0, 4000)],
    ['none at all', 'jpg', async () => Buffer.concat([Buffer.from('ffd8ffe0', 'hex')], 64)],
    ['a vector that says it is a JPEG', 'jpg', async () => Buffer.from(VECTOR)],
  ])('%s stays as it came', async (_what, kind, bytesOf) => {
    const { get } = start();
    const bytes = await bytesOf();
    const { address } = await shown(bytes, kind);
    for (const accept of [AVIF, WEBP]) {
      const sent = await get(`${address}?w=160`, accept);
      expect(sent.statusCode).toBe(200);
      expect(sent.rawPayload.equals(bytes)).toBe(true);
      expect(sent.headers['cache-control']).toMatch(/immutable/);
    }
  });

  it('come as they are, for a minute, where nothing can be kept', async () => {
    const { get } = start();
    const bytes = await jpegOf(500, 300);
    const { file, address } = await shown(bytes, 'jpg');
    mkdirSync(join(folder, 'fitted'), { recursive: true });
    writeFileSync(madeOf(file), 'no folder');
    const sent = await get(`${address}?w=160`);
    expect([sent.statusCode, sent.headers['cache-control']]).toEqual([200, 'public, max-age=60']);
    expect(sent.rawPayload.equals(bytes)).toBe(true);
  });

  it('open for a reader as the picture itself does, and are made for nobody else', async () => {
    const { get, ask, enter } = start();
    const token = await enter(newPhone());
    const content = (await jpegOf(600, 400)).toString('base64');
    const { data } = await ask('uploadPicture', { content }, token);
    const address = z.parse(uploadApi.uploadPicture.data, data).data;
    const file = fileOf(address);
    for (const other of [`/uploads/${file}?w=420`, `${address}x&w=420`]) {
      const { statusCode, headers } = await get(other);
      expect([statusCode, headers['cache-control']]).toEqual([404, 'private, no-store']);
    }
    expect(existsSync(madeOf(file))).toBe(false);
    const sent = await get(`${address}&w=420`);
    expect(await lookAt(sent.rawPayload)).toMatchObject({ format: 'avif', size: [420, 280] });
    expect(sent.headers).toMatchObject({
      'cache-control': 'private, no-store',
      'content-security-policy': sandboxPolicy,
      'cross-origin-resource-policy': 'same-origin',
    });
    // kept already, and still not for who has no address of his own
    expect((await get(`/uploads/${file}?w=420`)).statusCode).toBe(404);
  });

  it('go with their picture, and no backup takes them', async () => {
    const { get } = start();
    const { file, address } = await shown(await jpegOf(600, 400), 'jpg');
    await get(`${address}?w=420`);
    expect(existsSync(madeOf(file))).toBe(true);
    const paths = await filesBelow(dataDir, 'uploads');
    expect(paths).toContain(`uploads/${file}`);
    expect(paths.filter((path) => path.includes('fitted'))).toEqual([]);
    await openUploads(folder).remove(file);
    expect([existsSync(madeOf(file)), existsSync(join(folder, file))]).toEqual([false, false]);
    expect((await get(`${address}?w=420`)).statusCode).toBe(404);
  });
});

describe('a restore', () => {
  it('leaves nothing of what was made of pictures that go', async () => {
    const file = `${'r'.repeat(32)}.jpg`;
    mkdirSync(madeOf(file), { recursive: true });
    writeFileSync(join(madeOf(file), '400.webp'), 'x');
    writeFileSync(join(folder, file), 'x');
    const plan = { missing: [], changed: [], surplus: [`uploads/${file}`] };
    await replaceFiles({ from: '', dataDir }, plan);
    expect([existsSync(madeOf(file)), existsSync(join(folder, file))]).toEqual([false, false]);
  });
});
