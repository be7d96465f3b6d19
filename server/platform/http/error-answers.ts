import { DrizzleQueryError } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Refusal } from '../../../schemas/define-refusals.ts';
import { RefusedError, refusalAnswer, refusalOf } from '../endpoint/errors.ts';

export const sendRefusal = (reply: FastifyReply, refusal: Refusal, said?: string): FastifyReply => {
  const { status, body } = refusalAnswer(refusal, said);
  return reply.code(status).send(body);
};

/** The part of an error that a log may hold: query values are people's phones and names. */
export const loggable = (error: unknown) => {
  if (!(error instanceof DrizzleQueryError)) return { err: error };
  const { query, cause } = error;
  const code = cause && 'code' in cause ? cause.code : undefined;
  return { query, code, reason: cause?.message };
};

/** Answers failures as envelopes; an unexpected one is logged, and its details stay here. */
export const answerErrors = (app: FastifyInstance): void => {
  app.setErrorHandler((error, request, reply) => {
    const refusal = refusalOf(error);
    if (refusal.name === 'unexpected')
      request.log.error({ ...loggable(error), url: request.url }, 'call failed');
    return sendRefusal(reply, refusal, error instanceof RefusedError ? error.message : undefined);
  });
};
