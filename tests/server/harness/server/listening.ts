import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Has a server listen on a port of this machine that is free, and gives its number. */
export const listening = async (app: FastifyInstance): Promise<number> => {
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address() as AddressInfo;
  return address.port;
};
