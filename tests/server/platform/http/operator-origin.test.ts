import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '#server/app.ts';
import type { OpenDatabase } from '#server/db/database.ts';
import { openDatabase } from '../../harness/postgres/database.ts';
import { sendRaw, statusesOf } from '../../harness/server/raw-http.ts';

const root = mkdtempSync(join(tmpdir(), 'apart-'));
const files: Record<string, string> = {
  'dist/client/index.html': '首页',
  'dist/client/page.html': '页面',
  'dist/client/assets/a.js': '学员的代码',
  'dist/operator/assets/a.js': '后台的代码',
  'dist/operator/src/operator/index.html': '后台',
  'dist/operator/src/operator/preview.html': '预览',
  'dist/preview/assets/a.js': '学员的代码',
  'dist/preview/src/operator/preview-link.html': '手机上的预览',
  'storybook/index.html': '工作台',
};

let opened: OpenDatabase;
const start = (operatorOrigin: string): FastifyInstance =>
  buildApp({
    config: {
      apiOrigin: undefined,
      wechat: undefined,
      dataDir: join(root, 'data'),
      operatorOrigin,
    },
    db: opened.db,
    clientDir: join(root, 'dist/client'),
    workshopDir: join(root, 'storybook'),
  });

let app: FastifyInstance;
beforeAll(async () => {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(join(root, file, '..'), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  opened = await openDatabase();
  app = start('https://desk.example');
  await app.ready();
});
afterAll(async () => {
  await app.close();
  await opened.close();
  rmSync(root, { recursive: true, force: true });
});

const DESK = 'desk.example';
const get = (url: string, host: string, from = app) =>
  from.inject({ method: 'GET', url, headers: { host, accept: 'text/html' } });
const call = (url: string, host: string, headers: Record<string, string> = {}) =>
  app.inject({ method: 'POST', url, headers: { host, ...headers }, payload: {} });

describe('on the operators’ site', () => {
  it.each([
    ['/operator', '后台'],
    ['/operator/releases', '后台'],
    ['/operator/preview', '预览'],
    ['/operator/assets/a.js', '后台的代码'],
    ['/storybook/', '工作台'],
    ['/healthz', '{"status":"ok"}'],
  ])('%s is served', async (url, body) => {
    expect((await get(url, DESK)).body).toBe(body);
  });

  it.each([
    '/drawIndex',
    '/index.html',
    '/assets/a.js',
    '/preview/a.0.b',
    '/preview/assets/a.js',
    '/auth/wechat',
    '/stream/a/b.ts',
    '/sw.js',
  ])('%s of learners is unknown', async (url) => {
    const { statusCode, body } = await get(url, DESK);
    expect(statusCode).toBe(404);
    expect(body).not.toMatch(/首页|页面<|学员|手机/);
  });

  it('its root leads to the console', async () => {
    expect((await get('/', DESK)).headers.location).toBe('/operator');
  });

  it('the preview’s pictures and calls that read are answered, and none that changes', async () => {
    expect((await get('/media/logo.svg', DESK)).statusCode).toBe(200);
    expect((await call('/v1/index/sort', DESK)).json()).toMatchObject({ code: 200 });
    const changing = '/v1/Login/loginByPassword';
    expect((await call(changing, DESK)).statusCode).toBe(404);
    expect((await call(changing, 'learn.example')).statusCode).not.toBe(404);
  });

  it('calls come from its own pages', async () => {
    const path = '/operator/api/who-am-i';
    const from = async (origin: string) =>
      (await call(path, DESK, { origin, 'content-type': 'application/json' })).statusCode;
    expect(await from('https://desk.example')).toBe(200);
    for (const origin of ['http://desk.example', 'https://learn.example', 'null', ''])
      expect(await from(origin), origin).toBe(403);
  });
});

describe('elsewhere', () => {
  it.each([
    ['/preview/a.0.b', '手机上的预览'],
    ['/preview/%E8%8D%89', '手机上的预览'],
    ['/preview/assets/a.js', '学员的代码'],
  ])('%s of a link to the preview is served, with nothing of the console', async (url, body) => {
    expect((await get(url, 'learn.example')).body).toBe(body);
  });

  it.each([
    '/operator',
    '/%6fperator',
    '/operator/preview',
    '/x/../operator',
    '/storybook',
    '/storybook/',
  ])('%s is as unknown as any other page', async (url) => {
    const { body } = await get(url, 'learn.example');
    expect(body).toBe('页面');
  });

  it.each(['/operator/api/who-am-i', '/%6fperator/api/who-am-i', '/operator/api/gone'])(
    'POST %s is unknown',
    async (url) => {
      expect((await call(url, 'learn.example')).statusCode).toBe(404);
    },
  );

  it('learners’ pages and calls are served', async () => {
    expect((await get('/drawIndex', 'learn.example')).body).toBe('首页');
    expect((await call('/v1/index/sort', 'learn.example')).statusCode).toBe(200);
  });
});

describe('the host of a request', () => {
  const bodyAt = async (host: string) => (await get('/operator', host)).body;

  it.each([DESK, 'DESK.example', 'desk.example:443', 'desk.example:'])(
    '%s is the operators’',
    async (host) => {
      expect(await bodyAt(host)).toBe('后台');
    },
  );

  it.each([
    'desk.example:8443',
    'desk.example.',
    'a.desk.example',
    'desk.example.evil',
    'a@desk.example',
    'desk.example/x',
    'desk.example, desk.example',
    '[::1]',
    '',
  ])('%j is not', async (host) => {
    expect(await bodyAt(host)).not.toBe('后台');
  });

  it('is the one that a proxy on this machine names', async () => {
    const headers = { host: '127.0.0.1:3000', 'x-forwarded-host': DESK };
    expect((await app.inject({ url: '/operator', headers })).body).toBe('后台');
  });

  it('may be an address with a port, in brackets, or missing', async () => {
    const other = start('http://[::1]:3001');
    await other.ready();
    expect((await get('/operator', '[::1]:3001', other)).body).toBe('后台');
    expect((await get('/operator', '[0:0:0:0:0:0:0:1]:3001', other)).body).toBe('后台');
    expect((await get('/operator', '[::1]', other)).body).toBe('页面');
    const origin = await other.listen({ port: 0, host: '127.0.0.1' });
    const request = (...headers: string[]) =>
      sendRaw(origin, ['GET /operator HTTP/1.0', ...headers, '', ''].join('\r\n'));
    expect(statusesOf(await request('Accept: application/json'))[0]).toBe(404);
    const several = await request('Host: [::1]:3001', 'Host: learn.example');
    expect(statusesOf(several)[0]).toBeLessThan(500);
    await other.close();
  });
});
