import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '#server/db/database.ts';
import { homeFlag } from '#server/db/tables/home.ts';
import { apiOn } from '../../harness/api.ts';
import { openDatabase } from '../../harness/postgres/database.ts';

let opened: OpenDatabase;
let app: FastifyInstance;

beforeAll(async () => {
  opened = await openDatabase();
  app = apiOn(opened.db).app;
});
afterAll(() => opened.close());

const send = (payload: string, type = 'application/json', url = '/v5/bro/show_bro') =>
  app.inject({ method: 'POST', url, headers: { 'content-type': type }, payload });

it.each([
  ['{', 400, 400],
  ['"text"', 400, 400],
  ['[1]', 400, 400],
  ['{"__proto__":{"admin":true}}', 400, 400],
  [`{"page":"${'9'.repeat(300_000)}"}`, 413, 413],
])('refuses the body %.20s as an envelope', async (payload, status, code) => {
  const response = await send(payload);
  expect(response.statusCode).toBe(status);
  expect(response.json()).toEqual({ code, msg: expect.stringMatching(/请求|参数/), data: null });
});

it('refuses what is not JSON', async () => {
  const response = await send('page=1', 'application/x-www-form-urlencoded');
  expect(response.statusCode).toBe(415);
  expect(response.json()).toMatchObject({ code: 415, data: null });
});

it('lets no page of another site send or read', async () => {
  const headers = { origin: 'https://evil.example', 'access-control-request-method': 'POST' };
  const url = '/v1/index/sort';
  const response = await app.inject({ method: 'OPTIONS', url, headers });
  const sent = await app.inject({ method: 'POST', url, headers });
  expect([response.statusCode, sent.statusCode]).toEqual([404, 200]);
  const allowed = [response, sent].flatMap((answer) => Object.keys(answer.headers));
  expect(allowed.filter((name) => name.startsWith('access-control'))).toEqual([]);
});

it('takes an empty body for an empty payload', async () => {
  expect((await send('')).json()).toMatchObject({ code: 200 });
  const bare = await app.inject({ method: 'POST', url: '/v1/index/sort' });
  expect(bare.json()).toMatchObject({ code: 200 });
});

it.each(['/v1/nothing', '/v99/x/y', '/vb/none', '/v1/allList', '/v1/allList?type=2'])(
  'has no call %s and says so',
  async (url) => {
    const response = await send('{}', 'application/json', url);
    expect(response.statusCode).toBe(404);
    expect(response.json()).toEqual({ code: 404, msg: '没有这个接口', data: null });
  },
);

it('tells the client nothing about a failure of its own', async () => {
  const broken = await openDatabase();
  const call = apiOn(broken.db);
  await broken.close();
  const answer = await call.post('/vb/Index/getIndexSystem');
  expect(answer.status).toBe(500);
  expect(answer.body).toEqual({ code: 500, msg: '服务开小差了，请稍后再试', data: null });
});

it('gives up no data over a hostile value', async () => {
  await send(`{"page":"1; drop table home_flag"}`);
  expect(await opened.db.$count(homeFlag)).toBeGreaterThan(0);
});
