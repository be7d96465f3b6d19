import { gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { pageLayout } from '#schemas/classic/endpoints.ts';
import { reportDiagnostics } from '#schemas/diagnostics/endpoints.ts';
import { reportMeasures } from '#schemas/measure/endpoints.ts';
import type { Endpoint } from '#schemas/wire/define-endpoint.ts';
import { envelope } from '#schemas/wire/envelope.ts';
import { buildApp } from '#server/app.ts';
import { foreignPagePolicy } from '#server/platform/http/content-policy.ts';
import { everyEndpoint } from '#stories/back-end/every-endpoint.ts';
import { specifiedEndpoints } from '../../../harness/specified-endpoints.ts';
import { startUpstream, type Upstream } from '../../harness/upstream.ts';

const TIME_LIMIT = 400;
const SORT = '/v1/index/sort';
let upstream: Upstream;
let app: FastifyInstance;

beforeAll(async () => {
  upstream = await startUpstream();
});
afterAll(() => upstream.close());
beforeEach(() => {
  const config = { apiOrigin: upstream.origin, wechat: undefined };
  app = buildApp({ config, timeLimit: TIME_LIMIT });
});
afterEach(async () => {
  upstream.reset();
  upstream.calls.length = 0;
  await app.close();
});

const post = (url: string, payload: unknown = {}, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/json', ...headers },
    payload: JSON.stringify(payload),
  });

it.each(specifiedEndpoints)(
  '$path reaches the back end, and its answer fits our schema',
  async (endpoint) => {
    const response = await post(endpoint.path, { page: 2 }, { token: 'upstream-token' });
    expect(response.statusCode).toBe(200);
    const { code, data } = z.parse(envelope, response.json());
    expect(code).toBe('200');
    expect(z.safeParse(endpoint.data, data).success).toBe(true);
    expect(upstream.calls).toMatchObject([
      { url: endpoint.path, body: '{"page":2}', token: 'upstream-token' },
    ]);
  },
);

it('sends diagnostics there too, and the caller along, without hop-by-hop headers', async () => {
  const headers = {
    te: 'trailers',
    'proxy-authorization': 'x',
    connection: 'close, x-secret',
    'x-secret': '1',
  };
  await post('/v1/diagnostics/report', { page: '/', entries: [] }, headers);
  const [call] = upstream.calls;
  expect(call?.path).toBe('/v1/diagnostics/report');
  expect(call?.headers).toMatchObject({ 'x-forwarded-for': '127.0.0.1' });
  for (const name of ['te', 'proxy-authorization', 'x-secret'])
    expect(call?.headers).not.toHaveProperty(name);
});

it('forwards large bodies and odd paths as they are', async () => {
  const text = '长'.repeat(200_000);
  upstream.set('/v12/a%20b/c', { data: 'ok' });
  const response = await post('/v12/a%20b/c?x=1&y=%E4%B8%AD', { text });
  expect(response.statusCode).toBe(200);
  expect(upstream.calls[0]?.url).toBe('/v12/a%20b/c?x=1&y=%E4%B8%AD');
  expect(upstream.calls[0]?.body).toBe(JSON.stringify({ text }));
});

it('forwards calls alone: no other path, no other method', async () => {
  expect((await post('/video1')).statusCode).toBe(404);
  expect((await app.inject({ method: 'GET', url: SORT })).statusCode).toBe(404);
  expect((await app.inject({ method: 'GET', url: '/healthz' })).statusCode).toBe(200);
  expect(upstream.calls).toEqual([]);
});

// what phones report and measure is answered here: `in-front.test.ts` of diagnostics and measure; so are
// classic layouts, which are as they were shipped
const answeredHere: readonly Endpoint[] = [reportDiagnostics, reportMeasures, pageLayout];
const further = everyEndpoint.filter(
  (endpoint) => !answeredHere.includes(endpoint) && !specifiedEndpoints.includes(endpoint),
);

it.each(further)('$path reaches the back end', async ({ path }) => {
  upstream.set(path, { data: { kept: 1 } });
  const response = await post(path, { key: 'k' }, { token: 'upstream-token' });
  expect(response.json()).toMatchObject({ data: { kept: 1 } });
  expect(upstream.calls).toMatchObject([{ url: path, token: 'upstream-token' }]);
});

it('passes the messenger’s consent on, with its redirect and cookie', async () => {
  const headers = { location: '/Welogin?code=c&state=s', 'set-cookie': 'a=1; Path=/auth' };
  upstream.set('/auth/wechat', { body: '', status: 302, headers });
  const url = '/auth/wechat?r=%2Fmy&s=info';
  const response = await app.inject({ method: 'GET', url, headers: { cookie: 'a=0' } });
  expect(response.statusCode).toBe(302);
  expect(response.headers.location).toBe(headers.location);
  expect(String(response.headers['set-cookie'])).toBe(headers['set-cookie']);
  expect(upstream.calls).toMatchObject([{ url, body: '', headers: { cookie: 'a=0' } }]);
});

it.each(['/auth/page', '/uploads/a.svg', '/stream/a/index.m3u8'])(
  'lets no script of %s run here',
  async (url) => {
    const headers = { 'content-security-policy': "script-src 'unsafe-inline'" };
    upstream.set(url, { body: '<script>1</script>', type: 'text/html', headers });
    const response = await app.inject({ method: 'GET', url });
    expect(response.body).toBe('<script>1</script>');
    expect(response.headers['content-security-policy']).toBe(foreignPagePolicy);
    const shown = url.startsWith('/uploads/') ? 'cross-origin' : 'same-origin';
    expect(response.headers['cross-origin-resource-policy']).toBe(shown);
    expect(response.headers['x-content-type-options']).toBe('nosniff');
  },
);

it('passes an answer of HTTP 200 on, whatever it is', async () => {
  upstream.set(SORT, 'html');
  const html = await post(SORT);
  expect(html.statusCode).toBe(200);
  expect(html.body).toContain('系统维护中');
  upstream.set(SORT, 'empty');
  expect((await post(SORT)).body).toBe('');
});

it.each([
  ['error', 500, /出错/],
  ['missing', 404, /没有这个接口/],
] as const)('makes an envelope of the HTTP error "%s"', async (answer, status, msg) => {
  upstream.set(SORT, answer);
  const response = await post(SORT);
  expect(response.statusCode).toBe(status);
  expect(response.headers['content-type']).toMatch(/json/);
  expect(response.json()).toEqual({ code: status, msg: expect.stringMatching(msg), data: null });
});

it('passes an HTTP error with an envelope on as it is, compressed or not', async () => {
  const body = JSON.stringify({ code: '-200', msg: '暂未登录', data: [], extra: 1 });
  upstream.set(SORT, { body, status: 401 });
  const plain = await post(SORT);
  expect(plain.statusCode).toBe(401);
  expect(plain.body).toBe(body);
  upstream.set(SORT, {
    body: gzipSync(body),
    status: 401,
    headers: { 'content-encoding': 'gzip' },
  });
  const packed = await post(SORT);
  expect(packed.headers).not.toHaveProperty('content-encoding');
  expect(packed.body).toBe(body);
});

it.each(['reset', 'hang'] as const)(
  'answers a back end that does "%s" with an envelope',
  async (answer) => {
    upstream.set(SORT, answer);
    const status = answer === 'hang' ? 504 : 502;
    const response = await post(SORT);
    expect(response.statusCode).toBe(status);
    expect(response.json()).toEqual({
      code: status,
      msg: expect.stringMatching(/后端服务/),
      data: null,
    });
  },
);

it('answers with an envelope when nobody listens there', async () => {
  const notFound = await startUpstream();
  await notFound.close();
  const alone = buildApp({ config: { apiOrigin: notFound.origin, wechat: undefined } });
  const response = await alone.inject({ method: 'POST', url: SORT, payload: {} });
  expect(response.statusCode).toBe(502);
  expect(response.json()).toMatchObject({ code: 502, data: null });
  await alone.close();
});

it('breaks off an answer that breaks off, and lives on', async () => {
  upstream.set(SORT, 'half');
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const request = { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } };
  const broken = fetch(`${origin}${SORT}`, request).then((response) => response.text());
  await expect(broken).rejects.toThrow();
  upstream.reset();
  const healthy = await fetch(`${origin}${SORT}`, request);
  expect(healthy.status).toBe(200);
});

it('answers here that every classic page is as it was shipped', async () => {
  const response = await post(pageLayout.path, { variant: 'variant2' });
  expect(response.json()).toMatchObject({ code: 200, data: { nodes: null } });
  expect(upstream.calls).toEqual([]);
});
