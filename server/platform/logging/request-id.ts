import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { isLoopback } from '../limits/network.ts';

export const REQUEST_ID = 'x-request-id';

/** Ids as proxies make them; no phone, identity number or token of ours looks like one. */
const ID = /^(?:[\da-f]{32}|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/i;

/** Takes the id that a proxy on this machine has set, else a new one. */
export const requestIdOf = ({ headers, socket }: IncomingMessage): string => {
  const given = headers[REQUEST_ID];
  const isKnown =
    typeof given === 'string' && ID.test(given) && isLoopback(socket.remoteAddress ?? '');
  return isKnown ? given : randomUUID();
};
