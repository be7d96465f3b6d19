import type { Socket } from 'node:net';
import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';

/** Destroys streams once their connection is over, each unless it has ended before. */
const endWithSocket = () => {
  const sent = new WeakMap<Socket, Set<Readable>>();
  const streamsOf = (socket: Socket): Set<Readable> => {
    const known = sent.get(socket);
    if (known) return known;
    const streams = new Set<Readable>();
    sent.set(socket, streams);
    socket.once('close', () => {
      for (const stream of streams) stream.destroy();
    });
    return streams;
  };
  return (stream: Readable, socket: Socket): void => {
    if (socket.destroyed) {
      stream.destroy();
      return;
    }
    const streams = streamsOf(socket);
    streams.add(stream);
    stream.once('close', () => streams.delete(stream));
  };
};

/**
 * Has what replies send (files above all) end with their connections, also where a connection is over
 * before its reply is there.
 */
export const endStreamsWithSockets = (app: FastifyInstance): void => {
  const tie = endWithSocket();
  app.addHook('onSend', (request, _reply, payload, done) => {
    if (payload instanceof Readable) tie(payload, request.raw.socket);
    done(null, payload);
  });
};
