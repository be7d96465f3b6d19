import type { Socket } from 'node:net';
import type { WebSocket } from 'ws';

/** Bytes that the other end has received; undefined where none are outstanding. */
const takenBy = (line: Socket): number | undefined =>
  line.writableLength > 0 ? line.bytesWritten - line.writableLength : undefined;

/**
 * Ends sockets whose page is gone or does not read: `beat` pings all of them, and ends those that gave no
 * sign of life since the last beat, or received nothing of what was outstanding then.
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
