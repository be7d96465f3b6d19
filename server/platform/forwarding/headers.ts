import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import type { FastifyRequest } from 'fastify';

const HOP_BY_HOP = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];

/** Headers without hop-by-hop ones and those that `connection` names. */
const withoutHops = (headers: IncomingHttpHeaders): OutgoingHttpHeaders => {
  const named = (headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase());
  const dropped = new Set([...HOP_BY_HOP, ...named]);
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !dropped.has(name)));
};

/** Headers for the back end: the caller's own, with the token, and the caller's address. */
export const headersOn = (call: FastifyRequest, host: string): OutgoingHttpHeaders => {
  const { expect: _answeredHere, ...headers } = withoutHops(call.headers);
  return {
    ...headers,
    host,
    'x-forwarded-for': call.ip,
    'x-forwarded-host': call.host,
    'x-forwarded-proto': call.protocol,
  };
};

export const headersBack = (headers: IncomingHttpHeaders): OutgoingHttpHeaders =>
  withoutHops(headers);
