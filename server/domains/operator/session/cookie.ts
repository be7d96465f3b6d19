import type { FastifyReply, FastifyRequest } from 'fastify';

const NAME = 'operator';
const SENT = new RegExp(`(?:^|;\\s*)${NAME}=([\\w-]{43})(?:;|$)`);

/** The token that a call came with; '' without one. */
export const sentToken = ({ headers }: FastifyRequest): string =>
  SENT.exec(headers.cookie ?? '')?.[1] ?? '';

/** Sets the token's cookie, or removes it with ''; scripts and other sites cannot read it. */
export const setToken = (reply: FastifyReply, token: string): void => {
  const { protocol } = reply.request;
  const parts = [`${NAME}=${token}`, 'Path=/operator', 'HttpOnly', 'SameSite=Strict'];
  if (protocol === 'https') parts.push('Secure');
  if (token === '') parts.push('Max-Age=0');
  reply.header('set-cookie', parts.join('; '));
};
