import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Ends a connection on which more than `most` requests wait for their answers. */
export const limitPipelining = (app: FastifyInstance, most: number): void => {
  const waiting = new WeakMap<Socket, number>();
  const add = (socket: Socket, change: number): number => {
    const count = (waiting.get(socket) ?? 0) + change;
    waiting.set(socket, count);
    return count;
  };
  app.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw;
    // what the connection brought before it was ended is still read, and is not worth any work
    if (socket.destroyed || add(socket, 1) > most) {
      reply.hijack();
      socket.destroy();
      return;
    }
    reply.raw.once('close', () => add(socket, -1));
    done();
  });
};
