import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { buildApp } from '#server/app.ts';
import { startUpstream, type Upstream } from '../../harness/upstream.ts';

const CALL = '/v1/index/sort';
let upstream: Upstream;
let app: FastifyInstance;

beforeAll(async () => {
  upstream = await startUpstream();
  app = buildApp({ config: { apiOrigin: upstream.origin, wechat: undefined } });
});
afterEach(() => {
  upstream.reset();
  upstream.calls.length = 0;
});
afterAll(async () => {
  await app.close();
  await upstream.close();
});

const saved = {
  accept: 'application/json',
  'accept-encoding': 'gzip',
  'accept-language': 'zh-CN',
  'content-type': 'application/json',
  cookie: 'a=1; b=2',
  'if-modified-since': 'Tue, 01 Jan 2030 00:00:00 GMT',
  'if-none-match': '"1"',
  'if-range': '"1"',
  origin: 'http://here.example',
  range: 'bytes=0-1',
  referer: 'http://here.example/drawIndex',
  token: 'mine',
  'user-agent': 'MicroMessenger',
};

it('tells the back end what the client and its browser say', async () => {
  await app.inject({ method: 'POST', url: CALL, headers: saved, payload: '{}' });
  const [call] = upstream.calls;
  expect(call?.headers).toMatchObject({ ...saved, 'content-length': '2' });
});

it.each([
  ['forwarded', 'for=10.0.0.1'],
  ['x-forwarded-for', '10.0.0.1, 10.0.0.2'],
  ['x-forwarded-host', 'other.example'],
  ['x-forwarded-port', '81'],
  ['x-forwarded-prefix', '/internal'],
  ['x-forwarded-server', 'other'],
  ['x-http-method-override', 'DELETE'],
  ['x-original-url', '/internal'],
  ['x-real-ip', '10.0.0.1'],
  ['x-rewrite-url', '/internal'],
  ['x-cluster-client-ip', '10.0.0.1'],
  ['proxy-authorization', 'Basic x'],
  ['authorization', 'Basic x'],
  ['expect', '100-continue'],
  ['te', 'trailers'],
  ['trailer', 'token'],
  ['upgrade', 'h2c'],
  ['http2-settings', 'x'],
])('tells it nothing of the caller’s %s', async (name, value) => {
  // an address that is no loopback is no proxy of ours, so what it says of others is not believed
  const caller = { remoteAddress: '203.0.113.9', headers: { host: 'here.example', [name]: value } };
  await app.inject({ method: 'POST', url: CALL, payload: {}, ...caller });
  const [call] = upstream.calls;
  const { headers = {} } = call ?? {};
  expect(Object.values(headers)).not.toContain(value);
  expect(headers).toMatchObject({
    host: new URL(upstream.origin).host,
    'x-forwarded-for': '203.0.113.9',
    'x-forwarded-host': 'here.example',
    'x-forwarded-proto': 'http',
  });
});

it('keeps headers back that Connection names, and still sends the body', async () => {
  const headers = { ...saved, connection: 'close, Cookie , content-length,transfer-encoding' };
  await app.inject({ method: 'POST', url: CALL, headers, payload: '{"page":1}' });
  const [call] = upstream.calls;
  expect(call?.headers).not.toHaveProperty('cookie');
  expect(call?.headers.token).toBe('mine');
  expect(call?.body).toBe('{"page":1}');
});

const answer = {
  'accept-ranges': 'bytes',
  'cache-control': 'private, max-age=5',
  card: '1',
  'content-disposition': 'attachment; filename="a.pdf"',
  'content-range': 'bytes 0-1/9',
  etag: '"2"',
  expires: 'Tue, 01 Jan 2030 00:00:00 GMT',
  'last-modified': 'Tue, 01 Jan 2030 00:00:00 GMT',
  vary: 'accept-language',
};
const untold = {
  server: 'nginx/1.2.3',
  'x-powered-by': 'PHP/5.6',
  'access-control-allow-origin': '*',
  'strict-transport-security': 'max-age=0',
  'clear-site-data': '"*"',
  refresh: '0; url=http://other.example',
  'x-accel-redirect': '/internal',
  'x-own': '1',
  via: '1.1 old',
};

it.each([
  ['POST', CALL],
  ['GET', '/uploads/a.png'],
  ['GET', '/stream/a/index.m3u8'],
  ['GET', '/auth/wechat'],
] as const)('tells callers of %s %s what is listed, under our policy', async (method, url) => {
  const loose = { 'content-security-policy': 'default-src *', 'x-content-type-options': 'sniff' };
  const headers = { ...answer, ...untold, ...loose, connection: 'x-other', 'x-other': '1' };
  upstream.set(url, { body: 'ab', type: 'text/html', headers });
  const response = await app.inject({ method, url });
  expect(response.headers).toMatchObject(answer);
  for (const name of [...Object.keys(untold), 'x-other'])
    expect(response.headers).not.toHaveProperty(name);
  expect(response.headers['content-security-policy']).toMatch(/^default-src 'none'; /);
  expect(response.headers['x-content-type-options']).toBe('nosniff');
});

it('puts errors and refusals under our policy too', async () => {
  upstream.set(CALL, 'error');
  const failed = await app.inject({ method: 'POST', url: CALL });
  const refused = await app.inject({ method: 'GET', url: '/uploads/..%2fa' });
  for (const { headers } of [failed, refused]) {
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; /);
    expect(headers['x-content-type-options']).toBe('nosniff');
  }
});

it('keeps several cookies apart, and text that is not ASCII as it came', async () => {
  const filename = Buffer.from('attachment; filename="课程.pdf"').toString('latin1');
  const cookies = ['a=1; Path=/', 'b=2; Path=/'];
  upstream.set('/uploads/a', {
    body: 'x',
    headers: { 'set-cookie': cookies, 'content-disposition': filename },
  });
  const { headers } = await app.inject({ method: 'GET', url: '/uploads/a' });
  expect(headers['set-cookie']).toEqual(cookies);
  expect(headers['content-disposition']).toBe(filename);
});
