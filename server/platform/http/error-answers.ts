import type { FastifyInstance, FastifyReply, FastifyServerOptions } from 'fastify';
import { callRefusals } from '#schemas/wire/call-refusals.ts';
import type { Refusal } from '#schemas/wire/define-refusals.ts';
import { RefusedError, refusalAnswer, refusalOf, TooOftenError } from '../endpoint/errors.ts';
import type { DiskCapacity } from '../storage/disk-capacity.ts';
import { protectAnswer } from './security-headers.ts';

/** In s: a lost database is usually back by then. */
export const RETRY_AFTER = 3;

const refused = new WeakMap<FastifyReply, string>();

export const refusedWith = (reply: FastifyReply): string | undefined => refused.get(reply);

export const sendRefusal = (
  reply: FastifyReply,
  refusal: Refusal,
  reason?: string,
): FastifyReply => {
  const { status, body } = refusalAnswer(refusal, reason);
  refused.set(reply, refusal.name);
  if (status === callRefusals.unavailable.status) reply.header('retry-after', RETRY_AFTER);
  return reply.code(status).send(body);
};

/** For an address that no router can read: refused before any hook runs. */
export const answerUnreadable: NonNullable<FastifyServerOptions['frameworkErrors']> = (
  error,
  request,
  reply,
) => {
  protectAnswer(request, reply);
  sendRefusal(reply, refusalOf(error));
};

const isCutByCaller = (error: unknown, { raw }: FastifyReply): boolean =>
  raw.destroyed &&
  error instanceof Error &&
  'code' in error &&
  error.code === 'ERR_STREAM_PREMATURE_CLOSE';

const LOGGED = new Set(['unexpected', 'unavailable', 'busy', 'diskFull', 'storeDown']);

/**
 * Answers failures as envelopes. Unexpected ones are logged, and their details stay here; a full disk is reported to
 * `capacity`.
 */
export const answerErrors = (
  app: FastifyInstance,
  capacity: Pick<DiskCapacity, 'noteFull'>,
): void => {
  app.setErrorHandler((error, request, reply) => {
    // a closed tab is no failure, and there is nobody to answer
    if (isCutByCaller(error, reply)) return reply.hijack();
    const refusal = refusalOf(error);
    // our own refusals `busy` and `diskFull` are thrown on purpose and are no failures
    const isFailure =
      !(error instanceof RefusedError) || !['busy', 'diskFull'].includes(refusal.name);
    if (refusal.name === 'diskFull' && isFailure) capacity.noteFull();
    if (LOGGED.has(refusal.name) && isFailure)
      request.log.error({ err: error, route: request.routeOptions.url }, 'call failed');
    if (error instanceof TooOftenError) reply.header('retry-after', Math.ceil(error.wait / 1000));
    return sendRefusal(reply, refusal, error instanceof RefusedError ? error.message : undefined);
  });
};
