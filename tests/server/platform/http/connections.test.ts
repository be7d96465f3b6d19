import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { Server, Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { defineEndpoint, type Endpoint } from '#schemas/wire/define-endpoint.ts';
import { buildApp } from '#server/app.ts';
import { mount } from '#server/platform/endpoint/mount.ts';
import {
  type ConnectionLimits,
  connectionLimits,
  limitConnections,
  timeLimits,
} from '#server/platform/http/connections.ts';
import { answerErrors } from '#server/platform/http/error-answers.ts';
import { takeJsonBodies } from '#server/platform/http/json-bodies.ts';
import { limitNetworks } from '#server/platform/http/limit-networks.ts';
import { answerUnparsed } from '#server/platform/http/refused-pages.ts';
import { proxiesIn } from '#server/platform/limits/network.ts';
import { openDiskCapacity } from '#server/platform/storage/disk-capacity.ts';
import { openFilesIn } from '../../harness/open-files.ts';
import { listening } from '../../harness/server/listening.ts';
import { closed, pipelined, rawSocket } from '../../harness/server/raw-socket.ts';

const clientDir = mkdtempSync(join(tmpdir(), 'connections-'));
mkdirSync(join(clientDir, 'assets'));
writeFileSync(join(clientDir, 'index.html'), '<!doctype html>');
writeFileSync(join(clientDir, 'assets/small-1a2b.txt'), 'small');
const LARGE = '/assets/large-1a2b.bin';
writeFileSync(join(clientDir, LARGE), '');
// more than sockets of this machine take unread
truncateSync(join(clientDir, LARGE), 16_000_000);

let app: FastifyInstance;
afterEach(async () => {
  await app.close();
});
afterAll(() => rmSync(clientDir, { recursive: true, force: true }));

/** A server that looks after its connections often, and gives them as much time as a test says. */
const serving = (connections: Partial<ConnectionLimits>): Promise<number> => {
  // nothing is called here, so nobody has to answer there
  const config = { apiOrigin: 'http://127.0.0.1:1', wechat: undefined };
  app = buildApp({ config, clientDir, connections: { look: 50, ...connections } });
  return listening(app);
};

const connections = (): Promise<number> =>
  new Promise((resolve) => app.server.getConnections((_error, count) => resolve(count)));

const heard = (socket: Socket): Promise<string> =>
  new Promise((resolve) => {
    let text = '';
    socket.setEncoding('latin1').on('data', (chunk: string) => {
      text += chunk;
    });
    socket.once('close', () => resolve(text));
  });

it('answers that are not taken are ended with their connections and files', async () => {
  const port = await serving({ silence: 300 });
  const sockets = Array.from({ length: 20 }, () => rawSocket(port, pipelined(LARGE, 3)));
  await expect.poll(() => openFilesIn(clientDir), { timeout: 10_000 }).toBeGreaterThan(0);
  await expect.poll(connections, { timeout: 10_000 }).toBe(0);
  await expect.poll(() => openFilesIn(clientDir), { timeout: 10_000 }).toBe(0);
  for (const socket of sockets) socket.destroy();
});

it('a connection that sent nothing is ended without an answer, which nobody has asked for', async () => {
  const port = await serving({ head: 200 });
  expect(await heard(rawSocket(port, ''))).toBe('');
});

const TOO_SLOW = /^HTTP\/1\.1 408.*"code":408,/s;

it('half a head is refused in words of its own', async () => {
  const port = await serving({ head: 200 });
  expect(await heard(rawSocket(port, 'GET / HTTP/1.1\r\nHost: te'))).toMatch(TOO_SLOW);
});

it('a head that is too long is refused in words of its own, which blame no parameter', async () => {
  const port = await serving({});
  const text = `POST /v1/index/logo HTTP/1.1\r\nHost: test\r\ncookie: a=${'x'.repeat(20_000)}\r\n\r\n`;
  expect(await heard(rawSocket(port, text))).toMatch(/^HTTP\/1\.1 431.*"code":431,/s);
});

const headOf = (path: string, length: number): string =>
  `POST ${path} HTTP/1.1\r\nHost: test\r\nconnection: close\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n`;

/** Keeps this thread, which is the server's as well, from all else. */
const stall = (ms: number): void => {
  const end = performance.now() + ms;
  while (performance.now() < end);
};

/** A connection that the server has taken, and that has sent this much. */
const accepted = async (port: number, text: string): Promise<Socket> => {
  const taken = once(app.server, 'connection');
  const socket = rawSocket(port, text);
  await taken;
  return socket;
};

it('what came in time to a busy server is answered as ever: a file, and a call', async () => {
  const port = await serving({ head: 100, request: 100, pause: 100, look: 20 });
  const file = await accepted(port, '');
  file.write('GET /assets/small-1a2b.txt HTTP/1.1\r\nHost: test\r\nconnection: close\r\n\r\n');
  stall(500);
  expect(await heard(file)).toMatch(/^HTTP\/1\.1 200/);
  const call = await accepted(port, `${headOf('/v1/diagnostics/report', 2)}{`);
  await once(app.server, 'request');
  call.write('}');
  stall(500);
  expect(await heard(call)).toMatch(/^HTTP\/1\.1 (?!408)/);
});

describe('a body', () => {
  const path = '/v1/test/picture';
  const whole = JSON.stringify({ content: 'x'.repeat(40) });
  let carriedOut = 0;

  const servingCall = (limits: Pick<Endpoint, 'timeLimit' | 'silenceLimit'>): Promise<number> => {
    const usual = connectionLimits({ request: 250, pause: 250, look: 20 });
    app = Fastify({ ...timeLimits(usual), clientErrorHandler: answerUnparsed(undefined) });
    limitConnections(app, usual, () => true);
    answerErrors(app, openDiskCapacity(undefined));
    takeJsonBodies(app);
    const payload = z.object({ content: z.string() });
    const call = defineEndpoint({ path, payload, data: payload, access: 'public', ...limits });
    carriedOut = 0;
    mount(app, call, async () => {
      carriedOut += 1;
      return '{}';
    });
    return listening(app);
  };

  /** Sends a part of a body every 10 ms, as a slow network does. */
  const sendSlowly = (port: number, parts: readonly string[]): Promise<string> => {
    const socket = rawSocket(port, headOf(path, whole.length));
    const left = [...parts];
    const timer = setInterval(() => socket.write(left.shift() ?? ''), 10);
    socket.once('close', () => clearInterval(timer));
    return heard(socket);
  };

  it('may come as slowly as its endpoint says, past what others may take', async () => {
    const port = await servingCall({ timeLimit: 30_000 });
    expect(await sendSlowly(port, [...whole])).toMatch(/^HTTP\/1\.1 200/);
    expect(carriedOut).toBe(1);
  });

  it.each([
    ['takes longer than that', { timeLimit: 200, silenceLimit: 30_000 }, [...whole]],
    ['stops coming', { timeLimit: 30_000, silenceLimit: 200 }, [whole.slice(0, 9)]],
    ['stops coming where nothing else is said', {}, [whole.slice(0, 9)]],
  ])(
    'that %s is refused in words of its own, and nothing is carried out',
    async (_name, limits, parts) => {
      const port = await servingCall(limits);
      expect(await sendSlowly(port, parts)).toMatch(TOO_SLOW);
      expect(carriedOut).toBe(0);
    },
  );

  it('that nobody reads ends its connection once the answer is out', async () => {
    const port = await serving({ pause: 200, look: 20 });
    const text = `GET /healthz HTTP/1.1\r\nHost: test\r\ncontent-length: 100\r\n\r\n{`;
    expect(await heard(rawSocket(port, text))).toMatch(/^HTTP\/1\.1 200.*"ok"}$/s);
  });
});

it('a connection that asks for nothing more is ended after its answer', async () => {
  const port = await serving({ keepAlive: 200 });
  expect(await heard(rawSocket(port, pipelined('/healthz', 1)))).toMatch(/^HTTP\/1\.1 200/);
});

it('more requests than may wait on a connection end it, and what they opened', async () => {
  const port = await serving({ waiting: 4 });
  const four = rawSocket(port, pipelined(LARGE, 4));
  await expect.poll(() => openFilesIn(clientDir), { timeout: 10_000 }).toBe(1);
  await closed(rawSocket(port, pipelined(LARGE, 50)));
  await expect.poll(() => openFilesIn(clientDir), { timeout: 10_000 }).toBe(1);
  expect(four.destroyed).toBe(false);
  four.destroy();
});

it('one request after another may be as many as they like', async () => {
  const port = await serving({ waiting: 1 });
  const agent = rawSocket(port, '');
  for (let turn = 0; turn < 20; turn += 1) {
    const answered = new Promise((resolve) => agent.once('data', resolve));
    agent.write(pipelined('/healthz', 1));
    expect(String(await answered)).toMatch(/^HTTP\/1\.1 200/);
  }
  agent.destroy();
});

it('a connection too many is ended, and there is place again after one has gone', async () => {
  const port = await serving({ inAll: 2 });
  const [one, two] = [rawSocket(port, ''), rawSocket(port, '')];
  await closed(rawSocket(port, ''));
  one.destroy();
  await closed(one);
  await expect
    .poll(async () => (await fetch(`http://127.0.0.1:${port}/healthz`)).status, { timeout: 10_000 })
    .toBe(200);
  two.destroy();
});

it('a network has its share of connections, this machine and trusted proxies any', () => {
  const server = new Server();
  limitNetworks(server, 2, proxiesIn(['198.51.100.0/24']));
  const come = (remoteAddress: string): Socket => {
    const socket = Object.defineProperty(new Socket(), 'remoteAddress', { value: remoteAddress });
    server.emit('connection', socket);
    return socket;
  };
  const here = ['192.0.2.1', '::ffff:192.0.2.1', '192.0.2.1', '192.0.2.2'].map(come);
  expect(here.map(({ destroyed }) => destroyed)).toEqual([false, false, true, false]);
  const six = ['2001:db8::1', '2001:db8::2', '2001:db8::3', '2001:db8:0:1::3'].map(come);
  expect(six.map(({ destroyed }) => destroyed)).toEqual([false, false, true, false]);
  const ours = ['127.0.0.1', '127.0.0.1', '::1', '::1', '127.0.0.1'];
  const trusted = ['198.51.100.7', '198.51.100.7', '::ffff:198.51.100.7'];
  const own = [...ours, ...trusted].map(come);
  expect(own.map(({ destroyed }) => destroyed)).not.toContain(true);
  // two have been there, and the third has gone again
  here[0]?.emit('close');
  here[2]?.emit('close');
  expect([come('192.0.2.1'), come('192.0.2.1')].map(({ destroyed }) => destroyed)).toEqual([
    false,
    true,
  ]);
  for (const socket of [...here, ...six, ...own]) socket.destroy();
});
