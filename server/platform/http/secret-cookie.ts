import type { FastifyReply, FastifyRequest } from 'fastify';
import { SECOND } from '../time/durations.ts';

/** `life`, in ms: without one it goes with the browser. */
type Cookie = { name: string; path: string; life?: number };

/** A cookie with a secret of ours, which neither scripts nor other sites get. */
export const secretCookie = ({ name, path, life }: Cookie) => {
  const pattern = new RegExp(`(?:^|;\\s*)${name}=([\\w-]{43})(?:;|$)`);
  const age = (secret: string): string[] => {
    if (secret === '') return ['Max-Age=0'];
    return life === undefined ? [] : [`Max-Age=${life / SECOND}`];
  };
  return {
    /** The secret that a call came with; '' without one. */
    sent: ({ headers }: FastifyRequest): string => pattern.exec(headers.cookie ?? '')?.[1] ?? '',
    /** Sets the secret, or removes it with ''. */
    set: (reply: FastifyReply, secret: string): void => {
      const parts = [`${name}=${secret}`, `Path=${path}`, 'HttpOnly', 'SameSite=Strict'];
      if (reply.request.protocol === 'https') parts.push('Secure');
      reply.header('set-cookie', [...parts, ...age(secret)].join('; '));
    },
  };
};
