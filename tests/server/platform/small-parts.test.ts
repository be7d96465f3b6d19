import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { ConfigError, readConfig } from '../../../server/platform/config/config.ts';
import { cacheFor } from '../../../server/platform/endpoint/cache-for.ts';
import { rateWindow } from '../../../server/platform/limits/rate-window.ts';
import { signPage } from '../../../server/platform/wechat/page-signature.ts';
import { yuan } from '../../../server/platform/wire/yuan.ts';

it('loads once for all who ask within the life of an answer', async () => {
  let [now, loads] = [0, 0];
  const read = cacheFor(
    async () => ++loads,
    100,
    () => now,
  );
  expect(await Promise.all([read(), read(), read()])).toEqual([1, 1, 1]);
  now = 99;
  expect(await read()).toBe(1);
  now = 100;
  expect(await read()).toBe(2);
});

it('keeps no failure', async () => {
  let loads = 0;
  const read = cacheFor(
    async () => {
      loads += 1;
      if (loads === 1) throw new Error('down');
      return loads;
    },
    100,
    () => 0,
  );
  await expect(read()).rejects.toThrow('down');
  expect(await read()).toBe(2);
});

it('reads the documented defaults', () => {
  expect(readConfig({})).toEqual({
    port: 3000,
    host: '127.0.0.1',
    dataDir: '.data',
    databaseUrl: undefined,
    apiOrigin: undefined,
    wechat: undefined,
    accountSecret: undefined,
  });
  expect(readConfig({ PORT: ' 8080 ', API_ORIGIN: 'https://api.example.com/' })).toMatchObject({
    port: 8080,
    apiOrigin: 'https://api.example.com',
  });
});

it.each([
  [{ PORT: 'abc' }, /PORT/],
  [{ PORT: '70000' }, /PORT/],
  [{ DATABASE_URL: 'mysql://x' }, /DATABASE_URL/],
  [{ API_ORIGIN: 'api.example.com' }, /API_ORIGIN/],
  [{ API_ORIGIN: 'https://api.example.com/v1' }, /API_ORIGIN/],
  [{ WECHAT_APP_ID: 'wx1' }, /WECHAT_APP_SECRET/],
  [{ ACCOUNT_SECRET: 'short' }, /ACCOUNT_SECRET/],
])('refuses %j in Chinese', (env, variable) => {
  const read = () => readConfig(env);
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(variable);
  expect(read).toThrow(/无效/);
});

it('signs a page as the messenger does, without its fragment', async () => {
  const wechat = { appId: 'wx1', ticket: async () => 't' };
  const signed = await signPage(wechat, 'https://a.example/p?q=1#/old', 1_999);
  const text = `jsapi_ticket=t&noncestr=${signed.nonce}&timestamp=1&url=https://a.example/p?q=1`;
  expect(signed).toEqual({
    ...{ appId: 'wx1', timestamp: '1', nonce: expect.stringMatching(/^[0-9a-f]{16}$/) },
    signature: createHash('sha1').update(text).digest('hex'),
  });
});

it('lets so many calls through per key and window', () => {
  const allowed = rateWindow(2, 1000);
  expect([allowed('a', 5000), allowed('a', 5001), allowed('a', 5999)]).toEqual([true, true, false]);
  expect(allowed('b', 5999)).toBe(true);
  expect(allowed('a', 6000)).toBe(true);
});

it('never lets through again who has used a window up, however many call beside', () => {
  const allowed = rateWindow(2, 1000);
  const many = Array.from({ length: 25_000 }, (_, n) => n);
  const spend = (key: string) => [allowed(key, 0), allowed(key, 0)];
  expect([...spend('a'), ...spend('b'), allowed('b', 0)]).toEqual([true, true, true, true, false]);
  for (const n of many) allowed(`one call ${n}`, 1);
  expect([allowed('a', 2), allowed('b', 2)]).toEqual([false, false]);
  expect(allowed('late', 2)).toBe(true);
  for (const n of many) spend(`two calls ${n}`);
  expect(many.map((n) => allowed(`two calls ${n}`, 3))).not.toContain(true);
  expect([allowed('a', 4), allowed('b', 4), allowed('newcomer', 4)]).toEqual([false, false, false]);
  expect([allowed('a', 1000), allowed('newcomer', 1000)]).toEqual([true, true]);
});

it('writes fen as yuan', () => {
  expect([0, 5, 1990, 123456].map(yuan)).toEqual(['0.00', '0.05', '19.90', '1234.56']);
});
