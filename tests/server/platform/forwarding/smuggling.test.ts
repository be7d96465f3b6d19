import { connect } from 'node:net';
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

/** A further request that would swallow whatever follows it on the connection. */
const SWALLOWS =
  'POST /v1/kept/note HTTP/1.1\r\nHost: h\r\nToken: thief\r\nContent-Length: 400\r\n\r\n';
const chunked = (body: string) => `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`;

const asking = (line: string, headers: readonly string[], body: string): string =>
  [`${line} HTTP/1.1`, 'Host: h', 'Token: thief', 'Connection: close', ...headers, '', body].join(
    '\r\n',
  );

const named = (names: string): string => `Connection: close, ${names}`;

const TE = 'Transfer-Encoding: chunked';
const CL = `Content-Length: ${SWALLOWS.length}`;

const victims = async (count: number): Promise<string[]> => {
  const owners: string[] = [];
  for (let number = 0; number < count; number++) {
    const headers = { 'content-type': 'application/json', token: `victim-${number}` };
    const response = await fetch(`${origin}/v1/own/call`, { method: 'POST', headers, body: '{}' });
    const { data } = (await response.json()) as { data: { owner: string } };
    owners.push(data.owner);
  }
  return owners;
};

const attempts: [string, string][] = [
  ['GET, chunked', asking('GET /uploads/a', [TE], chunked(SWALLOWS))],
  ['GET, chunked but empty', asking('GET /uploads/a', [TE], '0\r\n\r\n')],
  ['GET, length', asking('GET /uploads/a', [CL], SWALLOWS)],
  ['GET, length named', asking('GET /uploads/a', [CL, named('content-length')], SWALLOWS)],
  ['GET, both named', asking('GET /auth/a', [TE, named('Transfer-Encoding')], chunked(SWALLOWS))],
  ['HEAD, chunked', asking('HEAD /stream/a/b', [TE], chunked(SWALLOWS))],
  ['HEAD, length named', asking('HEAD /stream/a/b', [CL, named('content-length')], SWALLOWS)],
  ['POST, both', asking('POST /v1/x/y', [CL, TE], chunked(SWALLOWS))],
  ['POST, both, length named', asking('POST /v1/x/y', [CL, TE, named('content-length')], SWALLOWS)],
  ['POST, two lengths', asking('POST /v1/x/y', ['Content-Length: 0', CL], SWALLOWS)],
  ['POST, odd length', asking('POST /v1/x/y', ['Content-Length: +5'], SWALLOWS)],
  ['POST, odd coding', asking('POST /v1/x/y', ['Transfer-Encoding: xchunked'], chunked(SWALLOWS))],
  ['POST, coding in a tab', asking('POST /v1/x/y', ['Transfer-Encoding:\tidentity'], SWALLOWS)],
];

it.each(attempts)('refuses a body that a back end could misread: %s', async (_, request) => {
  const answer = await sendRaw(origin, request);
  expect(await victims(3)).toEqual(['victim-0', 'victim-1', 'victim-2']);
  expect(witness.seen.map(({ owner }) => owner)).toEqual(['victim-0', 'victim-1', 'victim-2']);
  expect(statusesOf(answer)).toEqual([400]);
});

it('closes the connection of a GET with a body, after an envelope', async () => {
  const request = `GET /uploads/a HTTP/1.1\r\nHost: h\r\n${TE}\r\n\r\n${chunked(SWALLOWS)}`;
  const answer = await sendRaw(origin, request);
  expect(statusesOf(answer)).toEqual([400]);
  expect(answer).toMatch(/connection: close/i);
  expect(answer).toContain('"code":400');
  expect(witness.seen).toEqual([]);
});

it.each([
  ['by its length', [CL], SWALLOWS],
  ['by its length, which Connection names', [CL, named('content-length')], SWALLOWS],
  ['in chunks', [TE], chunked(SWALLOWS)],
  ['in chunks, which Connection names', [TE, named('transfer-encoding')], chunked(SWALLOWS)],
] as const)('sends a body that is framed %s on as one request', async (_, headers, body) => {
  const line = 'POST /v1/x/y';
  const answer = await sendRaw(
    origin,
    asking(line, ['Content-Type: application/json', ...headers], body),
  );
  expect(statusesOf(answer)).toEqual([200]);
  expect(await victims(2)).toEqual(['victim-0', 'victim-1']);
  expect(witness.seen.map(({ owner }) => owner)).toEqual(['thief', 'victim-0', 'victim-1']);
  expect(witness.seen[0]?.body).toBe(SWALLOWS);
});

it('cuts a body that ends too early at the back end too, and nobody else is cut', async () => {
  const line = 'POST /v1/x/y';
  const partial = asking(
    line,
    ['Content-Type: application/json', 'Content-Length: 4000'],
    SWALLOWS,
  );
  const { port } = new URL(origin);
  await new Promise<void>((resolve) => {
    const socket = connect(Number(port), '127.0.0.1', () => socket.end(partial, () => resolve()));
    socket.on('error', () => {});
  });
  expect(await victims(3)).toEqual(['victim-0', 'victim-1', 'victim-2']);
  const whole = witness.seen.filter(({ body }) => !body.endsWith('…cut'));
  expect(whole.map(({ owner }) => owner)).toEqual(['victim-0', 'victim-1', 'victim-2']);
});
