import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { DRAWS_HEADER } from '#schemas/capabilities/draws.ts';
import { CARD_HEADER } from '#schemas/wire/envelope.ts';
import { REQUEST_ID } from '../logging/request-id.ts';

const ON = [
  'accept',
  'accept-encoding',
  'accept-language',
  DRAWS_HEADER,
  'cache-control',
  'content-encoding',
  'content-type',
  'cookie',
  'if-match',
  'if-modified-since',
  'if-none-match',
  'if-range',
  'if-unmodified-since',
  'origin',
  'range',
  'referer',
  'token',
  'user-agent',
  'x-requested-with',
];

const BACK = [
  'accept-ranges',
  'age',
  'cache-control',
  CARD_HEADER,
  'content-disposition',
  'content-encoding',
  'content-language',
  'content-length',
  'content-range',
  'content-type',
  'date',
  'etag',
  'expires',
  'last-modified',
  'location',
  'pragma',
  'retry-after',
  'set-cookie',
  'vary',
  'www-authenticate',
];

type Headers = Record<string, string | string[]>;

/** Without those that `connection` names: they are hop-by-hop. */
const listed = (headers: IncomingHttpHeaders, names: readonly string[]): Headers => {
  const { connection = '' } = headers;
  const hops = String(connection)
    .split(',')
    .map((name) => name.trim().toLowerCase());
  const found: Headers = {};
  for (const name of names) {
    const value = headers[name];
    if (value !== undefined && !hops.includes(name)) found[name] = value;
  }
  return found;
};

/** In bytes; 0 without a body, undefined for a chunked one. */
export const bodyLength = ({ headers }: FastifyRequest): number | undefined =>
  headers['transfer-encoding'] === undefined ? Number(headers['content-length'] ?? 0) : undefined;

export const headersOn = (call: FastifyRequest): Headers => {
  const length = bodyLength(call);
  return {
    ...listed(call.headers, ON),
    ...(length ? { 'content-length': String(length) } : {}),
    [REQUEST_ID]: call.id,
    'x-forwarded-for': call.ip,
    'x-forwarded-host': call.host,
    'x-forwarded-proto': call.protocol,
  };
};

export const headersBack = (headers: IncomingHttpHeaders): Headers => {
  const back = listed(headers, BACK);
  // a length beside a chunked encoding is invalid
  if (headers['transfer-encoding'] !== undefined) delete back['content-length'];
  return back;
};
