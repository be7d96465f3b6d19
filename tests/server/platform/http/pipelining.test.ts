import type { Socket } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { limitPipelining } from '#server/platform/http/pipelining.ts';
import { listening } from '../../harness/server/listening.ts';
import { pipelined, rawSocket } from '../../harness/server/raw-socket.ts';

let app: FastifyInstance;
afterEach(async () => {
  await app.close();
});

/** A server whose answers are held until `release`, each time one. */
const holding = async () => {
  app = Fastify({ forceCloseConnections: true });
  const server = { arrived: 0, begun: 0, over: 0, release: [] as (() => void)[] };
  app.addHook('onRequest', (_request, reply, done) => {
    server.arrived += 1;
    reply.raw.once('close', () => {
      server.over += 1;
    });
    done();
  });
  limitPipelining(app, 4);
  app.get('/', () => {
    server.begun += 1;
    const answer = `answer ${server.begun};`;
    return new Promise((resolve) => server.release.push(() => resolve(answer)));
  });
  return { server, port: await listening(app) };
};

const heardBy = (socket: Socket): (() => string[]) => {
  let text = '';
  socket.on('data', (chunk) => {
    text += chunk;
  });
  return () => text.match(/answer \d/g) ?? [];
};

it('requests of a connection are carried out one after the other, in their order', async () => {
  const { server, port } = await holding();
  const socket = rawSocket(port, pipelined('/', 3));
  const heard = heardBy(socket);
  await expect.poll(() => server.arrived).toBe(3);
  for (const turn of [1, 2, 3]) {
    await expect.poll(() => server.begun).toBe(turn);
    server.release[turn - 1]?.();
    await expect.poll(() => heard().length).toBe(turn);
  }
  expect(heard()).toEqual(['answer 1', 'answer 2', 'answer 3']);
  socket.destroy();
});

it('connections do not wait for each other', async () => {
  const { server, port } = await holding();
  const sockets = [rawSocket(port, pipelined('/', 2)), rawSocket(port, pipelined('/', 2))];
  await expect.poll(() => server.arrived).toBe(4);
  await expect.poll(() => server.begun).toBe(2);
  for (const socket of sockets) socket.destroy();
});

it('what waited on a connection that broke is not carried out', async () => {
  const { server, port } = await holding();
  const socket = rawSocket(port, pipelined('/', 3));
  await expect.poll(() => server.arrived).toBe(3);
  await expect.poll(() => server.begun).toBe(1);
  socket.destroy();
  await expect.poll(() => server.over).toBe(1);
  server.release[0]?.();
  const other = rawSocket(port, pipelined('/', 1));
  await expect.poll(() => server.begun).toBe(2);
  expect(server.arrived).toBe(4);
  other.destroy();
});
