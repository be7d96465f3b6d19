import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

type Exchange = { request: IncomingMessage; response: ServerResponse };

const latest = new WeakMap<Socket, Exchange>();

/** Notes the request that each connection brought last. */
export const noteRequests = (server: Server): void => {
  server.prependListener('request', (request, response) =>
    latest.set(request.socket, { request, response }),
  );
};

/**
 * Judges a connection whose request Node takes for late: `refuse` is called where its head has not come.
 * A body that is on its way has limits of its own (`slow-bodies.ts`), until it has been answered. A
 * connection that has sent nothing at all is closed without an answer: that would be taken for the one to
 * the request that it was opened for.
 */
export const judgeLate = (socket: Socket, refuse: () => void): void => {
  const exchange = latest.get(socket);
  if (exchange && !exchange.request.complete) {
    if (exchange.response.writableEnded) socket.destroy();
    return;
  }
  // a server that was busy has not read yet what came in time
  setImmediate(() => {
    if (latest.get(socket) !== exchange || socket.destroyed) return;
    if (socket.bytesRead === 0) socket.destroy();
    else refuse();
  });
};
