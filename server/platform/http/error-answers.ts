import type { FastifyInstance, FastifyReply, FastifyServerOptions } from 'fastify';
import { callRefusals } from '#schemas/wire/call-refusals.ts';
import type { Refusal } from '#schemas/wire/define-refusals.ts';
import { RefusedError, refusalAnswer, refusalOf, TooOftenError } from '../endpoint/errors.ts';
import type { DiskCapacity } from '../storage/disk-capacity.ts';
import { protectAnswer } from './security-headers.ts';

/** Seconds after which a database that was lost has usually come back. */
export const RETRY_AFTER = 3;

const refused = new WeakMap<FastifyReply, string>();

/** The name of the refusal that a reply was sent with. */
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

/** Answers what is refused ahead of all hooks: an address that no router can read. */
export const answerUnreadable: NonNullable<FastifyServerOptions['frameworkErrors']> = (
  error,
  request,
  reply,
) => {
  protectAnswer(request, reply);
  sendRefusal(reply, refusalOf(error));
};

/** Whether a stream was cut because whoever was sent it has gone, before its first byte. */
const isCutByCaller = (error: unknown, { raw }: FastifyReply): boolean =>
  raw.destroyed &&
  error instanceof Error &&
  'code' in error &&
  error.code === 'ERR_STREAM_PREMATURE_CLOSE';

const LOGGED = new Set(['unexpected', 'unavailable', 'busy', 'diskFull']);

/**
 * Answers failures as envelopes; an unexpected one is logged, and its details stay here. `capacity` is told of those for
 * want of room.
 */
export const answerErrors = (
  app: FastifyInstance,
  capacity: Pick<DiskCapacity, 'noteFull'>,
): void => {
  app.setErrorHandler((error, request, reply) => {
    // a tab that closes is nobody's fault, and there is nobody to answer
    if (isCutByCaller(error, reply)) return reply.hijack();
    const refusal = refusalOf(error);
    // refusals of our own to do more at a time, or on the last of a disk, are no failures
    const isFailure =
      !(error instanceof RefusedError) || !['busy', 'diskFull'].includes(refusal.name);
    if (refusal.name === 'diskFull' && isFailure) capacity.noteFull();
    if (LOGGED.has(refusal.name) && isFailure)
      request.log.error({ err: error, route: request.routeOptions.url }, 'call failed');
    if (error instanceof TooOftenError) reply.header('retry-after', Math.ceil(error.wait / 1000));
    return sendRefusal(reply, refusal, error instanceof RefusedError ? error.message : undefined);
  });
};
