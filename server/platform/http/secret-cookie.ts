import type { FastifyReply, FastifyRequest } from 'fastify';
import { SECOND } from '../time/durations.ts';

/** `path` applies without TLS. `life` in ms; without it the cookie ends with the browser's session. */
type Cookie = { name: string; path: string; life?: number };

/** Browsers take a cookie of this prefix only over TLS, for this very host and all its paths. */
const PREFIX = '__Host-';

const patternOf = (name: string): RegExp => new RegExp(`(?:^|;\\s*)${name}=([\\w-]{43})(?:;|$)`);

/**
 * A cookie with a secret, which neither scripts nor other sites get. Under TLS, one that was set without TLS or by a
 * neighbouring host is ignored.
 */
export const secretCookie = ({ name, path, life }: Cookie) => {
  const plain = { name, pattern: patternOf(name), attributes: [`Path=${path}`] };
  const secured = PREFIX + name;
  const secure = { name: secured, pattern: patternOf(secured), attributes: ['Path=/', 'Secure'] };
  const kindFor = ({ protocol }: FastifyRequest) => (protocol === 'https' ? secure : plain);
  const age = (secret: string): string[] => {
    if (secret === '') return ['Max-Age=0'];
    return life === undefined ? [] : [`Max-Age=${life / SECOND}`];
  };
  return {
    /** '' without one. */
    sent: (request: FastifyRequest): string =>
      kindFor(request).pattern.exec(request.headers.cookie ?? '')?.[1] ?? '',
    set: (reply: FastifyReply, secret: string): void => {
      const { name: sent, attributes } = kindFor(reply.request);
      const parts = [
        `${sent}=${secret}`,
        ...attributes,
        'HttpOnly',
        'SameSite=Strict',
        ...age(secret),
      ];
      reply.header('set-cookie', parts.join('; '));
    },
  };
};
