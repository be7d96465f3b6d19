import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

type Exchange = { request: IncomingMessage; response: ServerResponse };

const latest = new WeakMap<Socket, Exchange>();

export const noteRequests = (server: Server): void => {
  server.prependListener('request', (request, response) =>
    latest.set(request.socket, { request, response }),
  );
};

/**
 * Judges a connection whose request Node takes for late: `refuse` is called where the head has not come. A body that
 * is still arriving has limits of its own (`slow-bodies.ts`) until it has been answered. A connection that has sent
 * nothing is closed without an answer, which its client would take for the one to its next request.
 */
export const judgeLate = (socket: Socket, refuse: () => void): void => {
  const exchange = latest.get(socket);
  if (exchange && !exchange.request.complete) {
    if (exchange.response.writableEnded) socket.destroy();
    return;
  }
  // a server that was busy may not have read yet what came in time
  setImmediate(() => {
    if (latest.get(socket) !== exchange || socket.destroyed) return;
    if (socket.bytesRead === 0) socket.destroy();
    else refuse();
  });
};
