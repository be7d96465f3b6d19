import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Carries the requests of a connection out one after the other, as they are answered: those that wait open no file
 * and query no database. More than `most` waiting ones end the connection.
 */
export const limitPipelining = (app: FastifyInstance, most: number): void => {
  const lines = new WeakMap<Socket, (() => void)[]>();
  app.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw;
    const line = lines.get(socket) ?? [];
    lines.set(socket, line);
    const begin = (): void => {
      // what arrived before the connection was ended is still read, and is not worth any work
      if (socket.destroyed || line.length > most) {
        reply.hijack();
        socket.destroy();
        return;
      }
      reply.raw.once('close', () => {
        line.shift();
        line[0]?.();
      });
      done();
    };
    const position = line.push(begin);
    if (position === 1 || position > most || socket.destroyed) begin();
  });
};
