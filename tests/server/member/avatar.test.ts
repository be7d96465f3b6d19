import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { memberApi, memberHome } from '#schemas/member/endpoints.ts';
import { accountOn, newPhone } from '../harness/login/account.ts';
import { jpegOnItsSide, lookAt, pngHead } from '../harness/pictures.ts';
import { onDatabase } from '../harness/postgres/database.ts';
import { otherJpeg, smallPictures } from '../harness/small-pictures.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'portraits-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const JPEG = smallPictures.jpg;
const OTHER = otherJpeg;

/** Some kilobytes that would take 3.6 GB to decode. */
const BOMB = pngHead(30_000, 30_000);

onDatabase('a portrait', (opened) => {
  const member = async () => {
    const config = { apiOrigin: undefined, wechat: undefined, dataDir };
    const account = accountOn(opened().db, { config });
    const token = await account.enter(newPhone());
    const set = (content: string, more: object = {}) =>
      account.ask('setAvatar', { content, ...more }, token);
    const shown = async () => {
      const own = await account.ask('accountState', {}, token);
      const home = await account.post(memberHome.path, {}, token);
      return [
        z.parse(memberApi.accountState.data, own.data).avatar,
        z.parse(memberHome.data, home.data).avatar,
      ];
    };
    return { ...account, token, set, shown };
  };
  const addressIn = (data: unknown) => z.parse(memberApi.setAvatar.data, data).avatar;

  it('stands, wherever the member is shown', async () => {
    const { set, shown, app } = await member();
    expect(await shown()).toEqual(['', '']);
    const address = addressIn((await set(JPEG)).data);
    expect(address).toMatch(/^\/uploads\/[\w-]{32}\.jpg$/);
    expect(await shown()).toEqual([address, address]);
    const served = await app.inject({ method: 'GET', url: address });
    expect(await lookAt(served.rawPayload)).toMatchObject({ format: 'jpeg', size: [2, 2] });
    expect(served.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  it('tells everybody neither where nor by whom it was taken, and stands upright', async () => {
    const { set, app } = await member();
    const taken = await jpegOnItsSide(60, 90);
    expect(await lookAt(taken)).toMatchObject({ size: [90, 60], tagged: true });
    const url = addressIn((await set(taken.toString('base64'))).data);
    const { rawPayload } = await app.inject({ method: 'GET', url });
    expect(await lookAt(rawPayload)).toEqual({ format: 'jpeg', size: [60, 90], tagged: false });
    expect(rawPayload.includes('whoever took it')).toBe(false);
  });

  it('is there no more once another one has taken its place', async () => {
    const { set, app } = await member();
    const [old, fresh] = [addressIn((await set(JPEG)).data), addressIn((await set(OTHER)).data)];
    const statusOf = async (url: string) => (await app.inject({ method: 'GET', url })).statusCode;
    expect([await statusOf(old), await statusOf(fresh)]).toEqual([404, 200]);
  });

  it('is set once by a request that is repeated, and not set back by it', async () => {
    const { set, shown } = await member();
    const key = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => set(JPEG, { key })));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    const next = addressIn((await set(OTHER)).data);
    expect((await set(JPEG, { key })).text).toBe(answers[0]?.text);
    expect(await shown()).toEqual([next, next]);
  });

  it.each([
    ['no base64', '/uploads/somebody.jpg', '45001'],
    ['an address', 'https://evil.example/a.png', '45001'],
    [
      'an SVG',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64'),
      '45001',
    ],
    ['a HEIC', Buffer.from('\0\0\0\x18ftypheic').toString('base64'), '45001'],
    ['half a picture', JPEG.slice(0, 200), '45008'],
    ['of more pixels than are opened', BOMB.toString('base64'), '45009'],
    ['too large', Buffer.alloc(4 * 1024 * 1024 + 1, 255).toString('base64'), '45002'],
  ])('is not %s', async (_what, content, code) => {
    const { set, shown } = await member();
    const before = addressIn((await set(JPEG)).data);
    expect(await set(content)).toMatchObject({ code, data: null });
    expect(await shown()).toEqual([before, before]);
  });

  it('changes for nobody else', async () => {
    const [one, other] = [await member(), await member()];
    await one.set(JPEG);
    expect(await other.shown()).toEqual(['', '']);
  });
});
