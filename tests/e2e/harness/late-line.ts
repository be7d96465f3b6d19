import { once } from 'node:events';
import { createServer, request as requestOf } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A line to a server on which calls are held for `state.delay` ms before they are sent on; all else passes at once. */
export const openLateLine = async (origin: () => string, delay: number) => {
  const state = { delay };
  const server = createServer((request, reply) => {
    const { method, headers, url = '/' } = request;
    const sendOn = () => {
      const onward = requestOf(origin() + url, { method, headers }, (answer) => {
        reply.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(reply);
      });
      onward.on('error', () => reply.destroy());
      request.pipe(onward);
    };
    if (method === 'POST') setTimeout(sendOn, state.delay).unref();
    else sendOn();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  // a server that listens on a port has such an address
  const { port } = server.address() as AddressInfo;
  const close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { origin: `http://127.0.0.1:${port}`, state, close };
};
