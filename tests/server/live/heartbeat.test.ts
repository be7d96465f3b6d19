import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import WebSocket, { WebSocketServer } from 'ws';
import { heartbeat } from '#server/domains/live/socket/heartbeat.ts';
import { rawSocket } from '../harness/server/raw-socket.ts';

const UPGRADE = [
  'GET / HTTP/1.1\r\nHost: test\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n',
  'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
].join('');
/** A pong of a page, without content; its mask is all zeros. */
const PONG = Buffer.from([0x8a, 0x80, 0, 0, 0, 0]);
/** More than a socket of this machine takes unread. */
const MUCH = Buffer.alloc(16_000_000);

const server = createServer();
const sockets = new WebSocketServer({ noServer: true });
let heart: ReturnType<typeof heartbeat>;
let opened: Promise<WebSocket>;
let port = 0;

beforeEach(async () => {
  heart = heartbeat();
  opened = new Promise((resolve) => {
    server.removeAllListeners('upgrade').on('upgrade', (request, line: Socket, head) =>
      sockets.handleUpgrade(request, line, head, (socket) => {
        heart.watch(socket, line);
        resolve(socket);
      }),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});
afterEach(async () => {
  for (const socket of sockets.clients) socket.terminate();
  await new Promise((resolve) => server.close(resolve));
});

const pong = async (page: Socket, socket: WebSocket): Promise<void> => {
  const heard = new Promise((resolve) => socket.once('pong', resolve));
  page.write(PONG);
  await heard;
};

it('a page that gives signs of life and takes nothing is ended', async () => {
  const page = rawSocket(port, UPGRADE);
  const socket = await opened;
  const over = new Promise((resolve) => socket.once('close', resolve));
  socket.send(MUCH);
  heart.beat();
  await pong(page, socket);
  expect(socket.readyState).toBe(WebSocket.OPEN);
  heart.beat();
  await over;
  page.destroy();
});

it('a page that gives no sign of life is ended', async () => {
  const page = rawSocket(port, UPGRADE);
  const socket = await opened;
  const over = new Promise((resolve) => socket.once('close', resolve));
  heart.beat();
  heart.beat();
  await over;
  page.destroy();
});

it('a page that takes what is owed to it, and answers, stays', async () => {
  const page = new WebSocket(`ws://127.0.0.1:${port}`);
  const socket = await opened;
  for (let turn = 0; turn < 4; turn += 1) {
    const heard = new Promise((resolve) => socket.once('pong', resolve));
    const taken = new Promise((resolve) => page.once('message', resolve));
    socket.send(MUCH);
    heart.beat();
    await Promise.all([heard, taken]);
  }
  expect(socket.readyState).toBe(WebSocket.OPEN);
});
