import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { SECOND } from '../time/durations.ts';

/** In ms. */
const LOOK = 250;
/** How long a stopping server waits for callers, in ms: to move at all, to end, and to be answered. */
const MOVING = 5 * SECOND;
const ENDING = 8 * SECOND;
const ANSWER = 16 * SECOND;

type Progress = { moved: number; movedAt: number };

const movedOn = ({ bytesRead, bytesWritten, writableLength }: Socket): number =>
  bytesRead + bytesWritten - writableLength;

/** Running requests by their connections, without those whose head or body still arrives. */
const carriedOut = (app: FastifyInstance) => {
  const requests = new WeakMap<Socket, Set<IncomingMessage>>();
  app.addHook('preValidation', (request, reply, done) => {
    const { raw } = request;
    const own = requests.get(raw.socket) ?? new Set();
    requests.set(raw.socket, own.add(raw));
    reply.raw.once('close', () => own.delete(raw));
    done();
  });
  app.addHook('onSend', (request, _reply, payload, done) => {
    requests.get(request.raw.socket)?.delete(request.raw);
    done(null, payload);
  });
  return (socket: Socket): boolean => (requests.get(socket)?.size ?? 0) > 0;
};

/**
 * While the server stops, ends connections of callers who neither finish their request nor read their answer; callers
 * who still wait for an answer keep theirs.
 */
export const drainConnections = (app: FastifyInstance): void => {
  const open = new Map<Socket, Progress>();
  const isBusy = carriedOut(app);
  app.server.on('connection', (socket: Socket) => {
    open.set(socket, { moved: 0, movedAt: 0 });
    socket.once('close', () => open.delete(socket));
  });

  const isOver = (socket: Socket, held: Progress, begun: number): boolean => {
    const now = performance.now();
    const moved = movedOn(socket);
    if (moved !== held.moved || isBusy(socket)) Object.assign(held, { moved, movedAt: now });
    if (now - begun > ANSWER) return true;
    if (isBusy(socket)) return false;
    return moved === 0 || now - held.movedAt > MOVING || now - begun > ENDING;
  };
  app.addHook('preClose', async () => {
    const begun = performance.now();
    for (const held of open.values()) held.movedAt = begun;
    const look = () => {
      for (const [socket, held] of open) if (isOver(socket, held, begun)) socket.destroy();
      if (open.size === 0) clearInterval(timer);
    };
    const timer = setInterval(look, LOOK);
    timer.unref();
    look();
  });
};
