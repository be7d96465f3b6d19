import type { FastifyReply, FastifyRequest } from 'fastify';
import { callRefusals } from '#schemas/wire/call-refusals.ts';
import type { Endpoint } from '#schemas/wire/define-endpoint.ts';
import { limitConcurrency } from '../limits/limit-concurrency.ts';
import { limitRate } from '../limits/limit-rate.ts';
import type { AnyContext, Repeatable } from './context.ts';
import { RefusedError } from './errors.ts';
import type { Host } from './host.ts';
import { idempotent, requestHash } from './idempotent.ts';
import { isRepeatable, overLine } from './over-line.ts';
import { payloadOf } from './payload-of.ts';
import { assertRights } from './rights.ts';
import type { Steps } from './verb.ts';

type AnySteps = Steps<Endpoint>;
type CarryOut = (context: AnyContext & Repeatable, payload: unknown) => Promise<unknown>;

const plainly =
  ({ prepare }: AnySteps): CarryOut =>
  async (context, payload) => {
    const run = await prepare(context, payload);
    return run(context);
  };

const carriedOut = (endpoint: Endpoint, steps: AnySteps): CarryOut => {
  const carryOut: CarryOut = endpoint.idempotent ? idempotent(endpoint, steps) : plainly(steps);
  if (endpoint.concurrent === undefined) return carryOut;
  const inTurn = limitConcurrency(endpoint.concurrent);
  return (context, payload) => inTurn(() => carryOut(context, payload));
};

const assertCapacity = ({ capacity }: Host, { access, changes, idempotent }: Endpoint): void => {
  const whose = typeof access === 'object' ? 'staff' : 'learners';
  if ((changes || idempotent) && !capacity.has(whose))
    throw new RefusedError(callRefusals.diskFull);
};

/**
 * A call from the request to the verb's result. All that the endpoint declares is checked here, in this order:
 * session, rights, capacity, rate, payload, concurrency, repetition.
 */
export const pipeline = (host: Host, endpoint: Endpoint, steps: AnySteps) => {
  const { line, limits } = host;
  const assertRate = limitRate(limits, endpoint);
  const carryOut = carriedOut(endpoint, steps);
  const inSteps = async (context: AnyContext & Repeatable, payload: unknown): Promise<unknown> => {
    await steps.before?.(context, payload);
    try {
      return await carryOut(context, payload);
    } finally {
      await steps.after?.(context, payload);
    }
  };
  return async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const caller = await overLine(line, true, () => host.admit(request, reply, endpoint));
    assertRights(endpoint, caller);
    assertCapacity(host, endpoint);
    // before the payload is read: what is refused for its payload counts as well
    await overLine(line, true, () => assertRate(caller));
    const payload = payloadOf(endpoint, request.body);
    const hash = endpoint.idempotent ? requestHash(host.secret, endpoint, caller, payload) : '';
    const context = { ...caller, request: hash, undo: [] };
    return overLine(line, isRepeatable(endpoint), () => inSteps(context, payload));
  };
};
