import type { Server, Socket } from 'node:net';
import { networkOf } from '../limits/network.ts';

/** A proxy of ours is exempt: it speaks for everybody. */
export const limitNetworks = (
  server: Server,
  most: number,
  isProxy: (ip: string) => boolean,
): void => {
  const open = new Map<string, number>();
  const leave = (network: string): void => {
    const left = (open.get(network) ?? 0) - 1;
    if (left > 0) open.set(network, left);
    else open.delete(network);
  };
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? '';
    if (isProxy(address)) return;
    const network = networkOf(address);
    open.set(network, (open.get(network) ?? 0) + 1);
    socket.once('close', () => leave(network));
    if ((open.get(network) ?? 0) > most) socket.destroy();
  });
};
