import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { newIp } from '../../harness/login/account.ts';
import { lookAt } from '../../harness/pictures.ts';
import { ownHomes } from '../../harness/publication/in-front.ts';
import { smallPictures } from '../../harness/small-pictures.ts';

const { upstream, start } = ownHomes();
const THEIRS = `/uploads/${'a'.repeat(32)}.png`;

let dataDir = '';
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'own-home-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const begin = async (more: { pictureBase?: string } = {}) => {
  const config = { apiOrigin: upstream().origin, wechat: undefined, dataDir, ...more };
  const { ask, newSeat, app, db } = await start({ config });
  const { address } = await ask(
    'uploadFile',
    { content: smallPictures.png },
    await newSeat('edit'),
  );
  const headers = { 'x-forwarded-for': newIp() };
  const get = (url: string) => app.inject({ method: 'GET', url, headers });
  return { address, get, db };
};

it('what operators upload is served here, and every other upload by the back end', async () => {
  upstream().set(THEIRS, { body: 'theirs', type: 'image/png', headers: { 'cache-control': 'x' } });
  const { address, get } = await begin();
  const ours = await get(address);
  expect([ours.statusCode, ours.headers['content-type']]).toEqual([200, 'image/png']);
  expect(await lookAt(ours.rawPayload)).toMatchObject({ format: 'png', size: [2, 2] });
  expect(ours.headers['cache-control']).toMatch(/immutable/);
  upstream().calls.length = 0;
  const theirs = await get(THEIRS);
  expect([theirs.statusCode, theirs.body]).toEqual([200, 'theirs']);
  expect(theirs.headers['cache-control']).toBe('x');
  expect(theirs.headers['content-security-policy']).toMatch(/^default-src 'none'/);
  expect((await get(`${address}%2f..`)).statusCode).toBe(400);
  expect(upstream().calls.map(({ path }) => path)).toEqual([THEIRS]);
});

it('pictures of the back end do not hang on this database', async () => {
  const { get, db } = await begin();
  for (const table of ['limit_count', 'operator_upload', 'upload'])
    await db.execute(sql.raw(`drop table ${table} cascade`));
  for (const url of [THEIRS, '/uploads/none.jpg']) {
    upstream().set(url, { body: 'theirs', type: 'image/png' });
    expect((await get(url)).body).toBe('theirs');
  }
});

it('of a width that pages ask for the back end hears nothing', async () => {
  upstream().set(THEIRS, { body: 'theirs', type: 'image/png' });
  const { get } = await begin();
  upstream().calls.length = 0;
  const { statusCode, body } = await get(`${THEIRS}?w=400`);
  expect([statusCode, body]).toEqual([200, 'theirs']);
  expect(upstream().calls.map(({ url }) => url)).toEqual([THEIRS]);
});

it('what operators upload is not sent on to where its pictures are', async () => {
  const pictureBase = 'https://cdn.example/static';
  const { address, get } = await begin({ pictureBase });
  expect((await get(address)).statusCode).toBe(200);
  expect((await get(`${address}?v=1`)).statusCode).toBe(200);
  const sent = await get(THEIRS);
  expect([sent.statusCode, sent.headers.location]).toEqual([302, pictureBase + THEIRS]);
});
