import { once } from 'node:events';
import { createServer, request as requestOf } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A line to a server that notes the paths that are asked for over it; it can be cut, and lead to another server. */
export const openLine = async () => {
  const paths: string[] = [];
  const state = { origin: '', cut: false };
  const server = createServer((request, reply) => {
    if (state.cut) return void reply.destroy();
    const { method, headers, url = '/' } = request;
    if (method === 'GET') paths.push(url);
    const onward = requestOf(state.origin + url, { method, headers }, (answer) => {
      reply.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(reply);
    });
    onward.on('error', () => reply.destroy());
    request.pipe(onward);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  // a server that listens on a port has such an address
  const { port } = server.address() as AddressInfo;
  const close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { origin: `http://127.0.0.1:${port}`, paths, state, close };
};
