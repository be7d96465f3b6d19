import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { Server, Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, expect, it } from 'vitest';
import { buildApp } from '../../../../server/app.ts';
import type { ConnectionLimits } from '../../../../server/platform/http/connections.ts';
import { limitNetworks } from '../../../../server/platform/http/limit-networks.ts';
import { proxiesIn } from '../../../../server/platform/limits/network.ts';
import { listening } from '../../harness/listening.ts';
import { openFilesIn } from '../../harness/open-files.ts';
import { closed, pipelined, rawSocket } from '../../harness/raw-socket.ts';

const clientDir = mkdtempSync(join(tmpdir(), 'connections-'));
mkdirSync(join(clientDir, 'assets'));
writeFileSync(join(clientDir, 'index.html'), '<!doctype html>');
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

it.each([
  ['nothing', ''],
  ['half a head', 'GET / HTTP/1.1\r\nHost: te'],
])('a connection that sent %s is ended', async (_name, text) => {
  const port = await serving({ head: 200 });
  expect(await heard(rawSocket(port, text))).toMatch(/^(HTTP\/1\.1 408|$)/);
});

it('a connection that sent half of a body is ended', async () => {
  const port = await serving({ head: 100, request: 300 });
  const head = 'POST /v1/index/sort HTTP/1.1\r\nHost: test\r\ncontent-type: application/json\r\n';
  const sent = `${head}content-length: 100\r\n\r\n{"a":`;
  await heard(rawSocket(port, sent));
});

it('a connection that asks for nothing more is ended after its answer', async () => {
  const port = await serving({ keptAlive: 200 });
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
