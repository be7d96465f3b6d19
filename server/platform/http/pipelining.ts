import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Has the requests of a connection carried out one after the other, as they are answered, so that those
 * that wait open no file and ask no database. More than `most` of them end the connection.
 */
export const limitPipelining = (app: FastifyInstance, most: number): void => {
  const lines = new WeakMap<Socket, (() => void)[]>();
  app.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw;
    const line = lines.get(socket) ?? [];
    lines.set(socket, line);
    const begin = (): void => {
      // what the connection brought before it was ended is still read, and is not worth any work
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
