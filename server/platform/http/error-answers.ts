import { DrizzleQueryError } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyServerOptions } from 'fastify';
import { callRefusals } from '../../../schemas/call-refusals.ts';
import type { Refusal } from '../../../schemas/define-refusals.ts';
import { RefusedError, refusalAnswer, refusalOf, TooOftenError } from '../endpoint/errors.ts';
import { protectAnswer } from './security-headers.ts';

/** Seconds after which a database that was lost has usually come back. */
export const RETRY_AFTER = 3;

export const sendRefusal = (reply: FastifyReply, refusal: Refusal, said?: string): FastifyReply => {
  const { status, body } = refusalAnswer(refusal, said);
  if (status === callRefusals.unavailable.status) reply.header('retry-after', RETRY_AFTER);
  return reply.code(status).send(body);
};

/** The part of an error that a log may hold: query values are people's phones and names. */
export const loggable = (error: unknown) => {
  if (!(error instanceof DrizzleQueryError)) return { err: error };
  const { query, cause } = error;
  const code = cause && 'code' in cause ? cause.code : undefined;
  return { query, code, reason: cause?.message };
};

/** Answers what is refused ahead of all hooks: an address that no router can read. */
export const answerUnreadable: NonNullable<FastifyServerOptions['frameworkErrors']> = (
  error,
  request,
  reply,
) => {
  protectAnswer(request, reply);
  sendRefusal(reply, refusalOf(error));
};

/** Answers failures as envelopes; an unexpected one is logged, and its details stay here. */
export const answerErrors = (app: FastifyInstance): void => {
  app.setErrorHandler((error, request, reply) => {
    const refusal = refusalOf(error);
    if (refusal.name === 'unexpected' || refusal.name === 'unavailable')
      request.log.error({ ...loggable(error), url: request.url }, 'call failed');
    if (error instanceof TooOftenError) reply.header('retry-after', Math.ceil(error.wait / 1000));
    return sendRefusal(reply, refusal, error instanceof RefusedError ? error.message : undefined);
  });
};
