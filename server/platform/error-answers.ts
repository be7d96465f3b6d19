import type { FastifyInstance, FastifyReply } from 'fastify';
import { type Refusal, refusalAnswer, refusalOf } from './errors.ts';

export const sendRefusal = (reply: FastifyReply, refusal: Refusal): FastifyReply => {
  const { status, body } = refusalAnswer(refusal);
  return reply.code(status).send(body);
};

/** Every failure leaves as an envelope; what was not foreseen is logged and told to nobody. */
export const answerErrors = (app: FastifyInstance): void => {
  app.setErrorHandler((error, request, reply) => {
    const refusal = refusalOf(error);
    if (refusal === 'unexpected')
      request.log.error({ err: error, url: request.url }, 'call failed');
    return sendRefusal(reply, refusal);
  });
};
