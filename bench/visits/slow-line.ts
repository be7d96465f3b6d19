import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { SLOW_4G } from '../phone/phone.ts';

const { downloadThroughput, latency } = SLOW_4G;
/** In bytes; small, so that answers under way share the line evenly. */
const PIECE = 2000;

/**
 * A slow line before a server, at an origin of its own. Other than a browser's own delays it holds for all that
 * comes from a phone, also from its service worker, and counts it. What is sent up takes no time.
 */
export const slowLine = async (target: string) => {
  const agent = new Agent({ keepAlive: true });
  const sent = { requests: 0, bytes: 0 };
  let busyUntil = 0;
  let last = performance.now();

  const pass = async (piece: Buffer, reply: ServerResponse): Promise<void> => {
    const now = performance.now();
    busyUntil = Math.max(now, busyUntil) + (piece.length / downloadThroughput) * 1000;
    await pause(busyUntil - now);
    sent.bytes += piece.length;
    last = performance.now();
    reply.write(piece);
  };

  const answer = async (from: IncomingMessage, reply: ServerResponse): Promise<void> => {
    const { statusCode = 500, rawHeaders } = from;
    sent.bytes += rawHeaders.join('').length;
    reply.writeHead(statusCode, rawHeaders);
    reply.flushHeaders();
    for await (const chunk of from) {
      const bytes = Buffer.from(chunk);
      for (let at = 0; at < bytes.length; at += PIECE)
        await pass(bytes.subarray(at, at + PIECE), reply);
    }
    reply.end();
  };

  const server = createServer(async (asked, reply) => {
    sent.requests += 1;
    last = performance.now();
    await pause(latency);
    const { method, url, headers } = asked;
    const onward = request(target + url, { agent, method, headers }, (from) => {
      answer(from, reply).catch(() => reply.destroy());
    });
    onward.on('error', () => reply.destroy());
    reply.on('close', () => onward.destroy());
    asked.pipe(onward);
  });
  // as long as the product's server holds a connection, and longer than between two visits
  server.keepAliveTimeout = 72_000;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // a server that listens on a port has such an address
  const { port } = server.address() as AddressInfo;

  return {
    origin: `http://127.0.0.1:${port}`,
    sent,
    reset: () => Object.assign(sent, { requests: 0, bytes: 0 }),
    /** Resolves once nothing has passed for so many ms. */
    quiet: async (ms: number): Promise<void> => {
      while (performance.now() - last < ms) await pause(ms / 4);
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
      agent.destroy();
    },
  };
};

export type SlowLine = Awaited<ReturnType<typeof slowLine>>;
