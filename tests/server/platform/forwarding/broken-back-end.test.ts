import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callRefusals } from '#schemas/wire/call-refusals.ts';
import { buildApp } from '#server/app.ts';
import { RefusedError } from '#server/platform/endpoint/errors.ts';
import { sendRaw, statusesOf } from '../../harness/server/raw-http.ts';

/** How the back end treats its next connection. */
let behave: (socket: Socket) => void = () => {};
let backEnd: Server;
let app: FastifyInstance;
let latest: FastifyRequest;
let origin = '';

beforeAll(async () => {
  backEnd = createServer((socket) => {
    socket.on('error', () => {}).resume();
    behave(socket);
  });
  await new Promise<void>((resolve) => backEnd.listen(0, '127.0.0.1', resolve));
  // a listening TCP server has an address with a port
  const { port } = backEnd.address() as AddressInfo;
  const config = { apiOrigin: `http://127.0.0.1:${port}`, wechat: undefined };
  app = buildApp({ config, timeLimit: 400 });
  app.addHook('preHandler', async (request) => {
    latest = request;
  });
  origin = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await app.close();
  await new Promise((resolve) => backEnd.close(resolve));
});

const lines = (...all: string[]): string => all.join('\r\n');
const OK = lines('HTTP/1.1 200 OK', 'Content-Type: application/json');
const whole = lines(OK, 'Content-Length: 2', 'Connection: close', '', '{}');

/** Answers the first bytes of a request with bytes, and ends the connection. */
const answering = (bytes: string) => (socket: Socket) => {
  socket.once('data', () => socket.end(bytes, 'latin1'));
};

const call = (body = '{}', method = 'POST', path = '/v1/index/sort') => {
  const length = method === 'POST' ? [`Content-Length: ${body.length}`] : [];
  const head = [`${method} ${path} HTTP/1.1`, 'Host: h', 'Connection: close', ...length];
  return sendRaw(origin, [...head, '', method === 'POST' ? body : ''].join('\r\n'));
};

/** The server still serves what is healthy. */
const expectAlive = async () => {
  behave = answering(whole);
  expect(statusesOf(await call())).toEqual([200]);
};

it.each<[string, (socket: Socket) => void]>([
  ['ends at once', (socket) => socket.end()],
  ['resets at once', (socket) => socket.resetAndDestroy()],
  ['resets on the request', (socket) => socket.once('data', () => socket.resetAndDestroy())],
  ['ends without an answer', answering('')],
  ['ends within the status line', answering('HTTP/1.1 2')],
  ['ends within the headers', answering(lines(OK, 'X: 1', ''))],
  ['speaks no HTTP', answering('SSH-2.0-old\r\n')],
  [
    'frames its answer twice',
    answering(lines(OK, 'Content-Length: 2', 'Transfer-Encoding: chunked', '', '{}')),
  ],
  ['states two lengths', answering(lines(OK, 'Content-Length: 2', 'Content-Length: 3', '', '{}'))],
  [
    'sends control characters',
    answering(lines(OK, 'Location: /a\x01b', 'Content-Length: 2', '', '{}')),
  ],
  ['sends endless headers', answering(lines(OK, `Etag: ${'x'.repeat(100_000)}`, '', ''))],
  [
    'switches protocols',
    answering(lines('HTTP/1.1 101 Switching', 'Upgrade: x', 'Connection: upgrade', '', '')),
  ],
])('answers 502 for a back end that %s', async (_, way) => {
  behave = way;
  for (const body of ['{}', 'x'.repeat(300_000)]) {
    const answer = await call(body);
    expect(statusesOf(answer)).toEqual([502]);
    expect(answer).toContain('"code":502');
  }
  behave = way;
  expect(statusesOf(await call('', 'GET', '/uploads/a'))).toEqual([502]);
  await expectAlive();
});

it.each<[string, string]>([
  ['its length', lines(OK, 'Content-Length: 900', '', '{"code":')],
  ['its last chunk', lines(OK, 'Transfer-Encoding: chunked', '', '5', '{"cod', '')],
  ['a good chunk', lines(OK, 'Transfer-Encoding: chunked', '', '2', '{}', 'zz', '')],
])('breaks off an answer that breaks off before %s', async (_, bytes) => {
  behave = answering(bytes);
  const answer = await call();
  expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  // neither a last chunk nor the stated length: the caller can tell
  expect(answer).not.toMatch(/\r\n0\r\n\r\n$/);
  await expectAlive();
});

it('makes an envelope of an error that breaks off', async () => {
  behave = answering(lines('HTTP/1.1 500 Bad', 'Content-Length: 900', '', '<h1>'));
  const answer = await call();
  expect(statusesOf(answer)).toEqual([500]);
  expect(answer).toContain('"code":500');
  await expectAlive();
});

it.each<[string, (socket: Socket) => void]>([
  ['never answers', () => {}],
  ['never ends its headers', (socket) => socket.once('data', () => socket.write(OK))],
])('answers 504 for a back end that %s', async (_, way) => {
  behave = way;
  expect(statusesOf(await call())).toEqual([504]);
  await expectAlive();
});

it('cuts an answer off that falls silent', async () => {
  behave = (socket) =>
    socket.once('data', () => socket.write(lines(OK, 'Content-Length: 900', '', '{"code":')));
  expect(await call()).toMatch(/^HTTP\/1\.1 200 [\s\S]*\{"code":$/);
  await expectAlive();
});

it('asks once, whatever became of the call', async () => {
  let requestCount = 0;
  behave = (socket) =>
    socket.once('data', () => {
      requestCount++;
      socket.resetAndDestroy();
    });
  await call();
  await call('', 'GET', '/uploads/a');
  expect(requestCount).toBe(2);
  await expectAlive();
});

it('is not blamed for a body that its caller does not send in time, and is left', async () => {
  const left = new Promise<void>((resolve) => {
    behave = (socket) => {
      socket.once('close', () => resolve());
      socket.once('data', () => {
        behave = answering(whole);
        // as the limits of slow bodies tell whoever reads one
        latest.raw.emit('error', new RefusedError(callRefusals.tooSlow));
      });
    };
  });
  const head = [
    'POST /v1/index/sort HTTP/1.1',
    'Host: h',
    'Content-Length: 9',
    'Connection: close',
  ];
  expect(await sendRaw(origin, [...head, '', '{"a":'].join('\r\n'))).toMatch(/ 408 .*"code":408,/s);
  await left;
  await expectAlive();
});

it('stops asking when the caller is gone', async () => {
  const left = new Promise<void>((resolve) => {
    behave = (socket) => {
      socket.once('close', () => resolve());
      socket.once('data', () => controller.abort());
    };
  });
  const controller = new AbortController();
  const request = fetch(`${origin}/uploads/a`, { signal: controller.signal });
  await expect(request).rejects.toThrow();
  await left;
  await expectAlive();
});

it('takes no second answer for the answer of the next caller', async () => {
  const twice = lines(
    OK,
    'Content-Length: 7',
    '',
    '"first"',
    OK,
    'Content-Length: 8',
    '',
    '"second"',
  );
  behave = (socket) => socket.on('data', () => socket.write(twice));
  expect(await call()).toMatch(/"first"$/);
  expect(await call()).toMatch(/"first"$|"code":502/);
});
