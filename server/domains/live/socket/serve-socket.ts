import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { WebSocketServer } from 'ws';
import { LIVE_SOCKET } from '#schemas/live/socket.ts';
import type { Host } from '../../../platform/endpoint/host.ts';
import { callerAddress, networkOf } from '../../../platform/limits/network.ts';
import { SECOND } from '../../../platform/time/durations.ts';
import { CLOSED, type Rest, serveConnection } from './connection.ts';
import { heartbeat } from './heartbeat.ts';

/** The longest message of a page, in bytes. */
const LARGEST = 4096;
/** How often pages are pinged, in ms. */
const PULSE = 30 * SECOND;
/** How long a stopping server waits for messages that are being written, in ms. */
const LONGEST_WRITING = 3 * SECOND;

/** Whether a page of this site opens the socket; clients other than browsers send no `origin`. */
const isOwnPage = ({ headers, socket }: IncomingMessage): boolean => {
  const { origin, host, 'x-forwarded-host': forwarded } = headers;
  if (origin === undefined) return true;
  // a proxy on this machine may forward the host that the browser used
  const local = /^(?:::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? '');
  const own = [host, local ? forwarded : undefined];
  try {
    return own.includes(new URL(origin).host);
  } catch {
    return false;
  }
};

const turnAway = (socket: Duplex, status: string): void => {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
};

/** Handles upgrades of the rooms' path only; others are left to other listeners. */
export const serveSocket = ({ app, meters, isProxy }: Host, rest: Rest): void => {
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: LARGEST,
    perMessageDeflate: false,
  });
  meters.gauge(
    { name: 'learning_live_sockets', help: 'Open sockets of live rooms' },
    () => server.clients.size,
  );
  meters.gauge(
    { name: 'learning_live_rooms', help: 'Live rooms that somebody listens to' },
    rest.rooms.count,
  );
  const heart = heartbeat();
  const speaking = new Set<() => Promise<void>>();
  let beating: ReturnType<typeof setInterval> | undefined;
  // a server that never listens has no sockets, and nothing would end its timer
  app.addHook('onListen', async () => {
    beating = setInterval(heart.beat, PULSE);
    beating.unref();
  });

  const upgrade = (request: IncomingMessage, socket: Socket, head: Buffer): void => {
    const [path] = (request.url ?? '').split('?');
    if (path !== LIVE_SOCKET) {
      if (app.server.listenerCount('upgrade') === 1) turnAway(socket, '404 Not Found');
      return;
    }
    if (!isOwnPage(request)) {
      turnAway(socket, '403 Forbidden');
      return;
    }
    server.handleUpgrade(request, socket, head, (opened) => {
      heart.watch(opened, socket);
      const settled = serveConnection(opened, networkOf(callerAddress(request, isProxy)), rest);
      speaking.add(settled);
      opened.on('close', () => settled().finally(() => speaking.delete(settled)));
    });
  };

  app.server.on('upgrade', upgrade);
  app.addHook('preClose', (done) => {
    clearInterval(beating);
    app.server.off('upgrade', upgrade);
    for (const socket of server.clients) socket.close(CLOSED.restart, 'restart');
    rest.rooms.stop();
    done();
  });
  // clients that do not answer the close within a second are cut off, or the server would not stop
  app.addHook('preClose', async () => {
    const allClosed = () => server.clients.size === 0;
    const limit = performance.now() + 1000;
    while (!allClosed() && performance.now() < limit) await pause(20);
    for (const socket of server.clients) socket.terminate();
    await Promise.race([
      Promise.all([...speaking].map((settled) => settled())),
      pause(LONGEST_WRITING, undefined, { ref: false }),
    ]);
  });
};
