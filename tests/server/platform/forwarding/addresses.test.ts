import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { buildApp } from '#server/app.ts';
import { sendRaw, startWitness, statusesOf } from '../../harness/server/raw-http.ts';

let witness: Awaited<ReturnType<typeof startWitness>>;
let app: FastifyInstance;
let origin = '';

beforeAll(async () => {
  witness = await startWitness();
  app = buildApp({ config: { apiOrigin: witness.origin, wechat: undefined } });
  origin = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => {
  witness.seen.length = 0;
});
afterAll(async () => {
  await app.close();
  await witness.close();
});

const get = (target: string) =>
  sendRaw(origin, `GET ${target} HTTP/1.1\r\nHost: h\r\nConnection: close\r\n\r\n`);

it.each([
  ['/uploads/a.png', '/uploads/a.png'],
  ['/uploads/a.png?x=/../b&y=%2e%2E', '/uploads/a.png?x=/../b&y=%2e%2E'],
  ['/uploads/x/../a.png', '/uploads/a.png'],
  ['/uploads/./a.png', '/uploads/a.png'],
  ['/internal/../uploads/a.png', '/uploads/a.png'],
  ['/uploads/..a/b..', '/uploads/..a/b..'],
  ['/%75ploads/%61%2bb', '/uploads/a%2Bb'],
  ['/uploads/%E8%AF%BE.png', '/uploads/%E8%AF%BE.png'],
  ['/uploads/a%252fb', '/uploads/a%252fb'],
  ['/uploads/%252e%252e/a', '/uploads/%252e%252e/a'],
  ['/uploads/a#/../b', '/uploads/a'],
  ['http://other.example/uploads/a?x', '/uploads/a?x'],
  ['http://user:secret@other.example:1/uploads/a', '/uploads/a'],
  ['HTTPS://other.example/uploads/x/../a', '/uploads/a'],
])('sends %s on as %s', async (target, sent) => {
  expect(statusesOf(await get(target))).toEqual([200]);
  expect(witness.seen.map(({ url }) => url)).toEqual([sent]);
});

it.each([
  '/uploads/x/%2e%2e/internal',
  '/uploads/x/.%2e/internal',
  '/uploads/..%2finternal',
  '/uploads/..%2Finternal',
  '/uploads/%2e%2e%2finternal',
  '/uploads/..%5cinternal',
  '/uploads/a\\b',
  '/uploads/a%5Cb',
  '/uploads/a%2fb',
  '/uploads/a%00b',
  '/uploads/a%0d%0aToken:%20x',
  '/uploads/a%7f',
  '/uploads/a%',
  '/uploads/%zz',
  '/uploads/%c0%ae%c0%ae/internal',
  '/uploads/..;/internal',
  '/uploads/.;a=b/internal',
  '/uploads//internal',
  '/uploads/a?x=\xe4',
  '/uploads/\xe4',
  '/%2e%2e/uploads/a',
  '/internal/%2e%2e/uploads/a',
  'http://h/uploads/..%2finternal',
])('refuses %s, and the back end hears nothing', async (target) => {
  const answer = await get(target);
  expect(statusesOf(answer)).toEqual([400]);
  expect(answer).not.toMatch(/\n\s+at /);
  expect(witness.seen).toEqual([]);
});

it.each([
  '/uploads/../internal',
  '/uploads/./../internal',
  '/uploads/%2e%2e/internal',
  '/uploads/.%2E/internal',
  '/uploads/x/../../internal',
  '/uploads/..',
  '/uploads\\..\\internal',
  '/v1/../internal',
  '//uploads/a',
  '/./internal',
  'http://h/internal',
  'http://h/uploads/../internal',
  'http://uploads/a',
])('does not send %s on', async (target) => {
  const answer = await get(target);
  expect(statusesOf(answer)).toEqual([404]);
  expect(witness.seen).toEqual([]);
});

it.each([
  ['ftp://h/uploads/a', [400, 404]],
  ['*', [400, 404]],
  ['h:443', [400]],
])('does not send the odd target %s on', async (target, statuses) => {
  expect(statuses).toContain(statusesOf(await get(target))[0]);
  expect(witness.seen).toEqual([]);
});

it.each([
  ['/v1/a/../b', '/v1/b', 200],
  ['/v%31/a', '/v1/a', 200],
  ['/v1/../vb/a', '/vb/a', 200],
  ['/v1/../x', undefined, 404],
  ['/vb/..', undefined, 404],
  ['//v1/x', undefined, 404],
  ['/v1//x', undefined, 400],
  ['/v1/%2e%2e/x', undefined, 404],
  ['/v1/a/%2e%2e/x', undefined, 400],
  ['/v1/%', undefined, 400],
])('sends the call %s on as %s', async (target, sent, status) => {
  const answer = await sendRaw(
    origin,
    `POST ${target} HTTP/1.1\r\nHost: h\r\nConnection: close\r\nContent-Length: 2\r\n\r\n{}`,
  );
  expect(statusesOf(answer)).toEqual([status]);
  expect(witness.seen.map(({ url }) => url)).toEqual(sent === undefined ? [] : [sent]);
});
