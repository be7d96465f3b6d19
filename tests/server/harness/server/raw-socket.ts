import { connect, type Socket } from 'node:net';

/** A connection to a server of this machine that sends `text`; it reads nothing until it is resumed. */
export const rawSocket = (port: number, text: string): Socket => {
  const socket = connect(port, '127.0.0.1');
  // being cut off is what tests look for
  socket.on('error', () => undefined);
  socket.write(text);
  return socket;
};

/** Requests for an address as they stand one behind the other on one connection. */
export const pipelined = (url: string, times: number): string =>
  `GET ${url} HTTP/1.1\r\nHost: test\r\n\r\n`.repeat(times);

/** When the connection is over; what still comes is read and dropped. */
export const closed = (socket: Socket): Promise<void> =>
  new Promise((resolve) => {
    if (socket.closed) return resolve();
    socket.once('close', () => resolve());
  });
