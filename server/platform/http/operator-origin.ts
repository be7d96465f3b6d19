import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { callRefusals } from '#schemas/wire/call-refusals.ts';
import { sendRefusal } from './error-answers.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    reads?: boolean;
  }
}

/** Matched against route patterns, since an address can be written in many ways. */
const OPERATORS = /^\/(?:operator|storybook)(?:\/|$)/;
/** Learners' routes that the console's preview needs beside reading calls, and the icon and health checks. */
const SHARED = ['/media/*', '/uploads/:file', '/favicon.ico', '/healthz', '/readyz'];

const HOST = /^[\w.:[\]-]+$/;

/** As browsers write it under that scheme; '' for what is no host. */
const hostUnder = (protocol: string, host: string): string => {
  const address = `${protocol}//${host}`;
  return HOST.test(host) && URL.canParse(address) ? new URL(address).host : '';
};

const isShared = ({ url = '', config }: FastifyRequest['routeOptions']): boolean =>
  config.reads === true || SHARED.includes(url);

export const isSiteOf = (origin: string | undefined): ((request: FastifyRequest) => boolean) => {
  if (!origin) return () => false;
  const { protocol, host: own } = new URL(origin);
  return ({ host }) => hostUnder(protocol, host) === own;
};

/**
 * Keeps console and workshop on a site of their own, so that a fault in a learners' page reaches no operator: their
 * addresses are unknown elsewhere, and learners' pages are unknown there.
 */
export const keepOperatorsApart = (app: FastifyInstance, origin: string): void => {
  const isTheirSite = isSiteOf(origin);
  const leave = (request: FastifyRequest, reply: FastifyReply) =>
    request.url === '/' ? reply.redirect('/operator') : sendRefusal(reply, callRefusals.noSuchPage);
  app.addHook('onRequest', async (request, reply) => {
    const { routeOptions } = request;
    const isThere = isTheirSite(request);
    const isTheirs = OPERATORS.test(routeOptions.url ?? '');
    if (isTheirs && !isThere) return reply.callNotFound();
    if (isThere && !isTheirs && !isShared(routeOptions)) return leave(request, reply);
  });
};
