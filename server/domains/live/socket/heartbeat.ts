import type { Socket } from 'node:net';
import type { WebSocket } from 'ws';

/** Bytes that the other end has taken; undefined where nothing is owed to it. */
const takenBy = (line: Socket): number | undefined =>
  line.writableLength > 0 ? line.bytesWritten - line.writableLength : undefined;

/**
 * Ends sockets whose page has gone, or takes nothing: `beat` asks all of them for a sign of life, and
 * ends those that have given none since the last time, or taken none of what was owed to them then.
 */
export const heartbeat = () => {
  const lines = new Map<WebSocket, Socket>();
  const silent = new WeakSet<WebSocket>();
  const taken = new WeakMap<WebSocket, number | undefined>();

  const isStuck = (socket: WebSocket, line: Socket): boolean => {
    const before = taken.get(socket);
    const now = takenBy(line);
    taken.set(socket, now);
    return now !== undefined && now === before;
  };
  return {
    watch: (socket: WebSocket, line: Socket): void => {
      lines.set(socket, line);
      socket.on('pong', () => silent.delete(socket));
      socket.on('message', () => silent.delete(socket));
      socket.on('close', () => lines.delete(socket));
    },
    beat: (): void => {
      for (const [socket, line] of lines) {
        if (silent.has(socket) || isStuck(socket, line)) socket.terminate();
        else {
          silent.add(socket);
          socket.ping();
        }
      }
    },
  };
};
