import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { callRefusals } from '#schemas/wire/call-refusals.ts';
import { sendRefusal } from './error-answers.ts';

export type PageHandler = (request: FastifyRequest, reply: FastifyReply) => unknown;

export const isCall = (url: string): boolean => /^\/v(?:\d+|b)\//.test(url);

const isFile = (url: string): boolean => /^[^?]*\.\w{1,5}(?:\?|$)/.test(url);

const wantsPage = ({ method, url, headers }: FastifyRequest): boolean => {
  if (!['GET', 'HEAD'].includes(method) || /^\/(assets|media)\//.test(url)) return false;
  const accepted = headers.accept ?? '*/*';
  return accepted.includes('text/html') || (accepted.includes('*/*') && !isFile(url));
};

export const answerUnknown = (
  app: FastifyInstance,
  pages: { send: PageHandler; every: boolean } | undefined,
): void => {
  app.setNotFoundHandler((request, reply) => {
    if (isCall(request.url)) return sendRefusal(reply, callRefusals.noSuchCall);
    const known = pages && (pages.every || wantsPage(request));
    return known ? pages.send(request, reply) : sendRefusal(reply, callRefusals.noSuchPage);
  });
};
