import type { Endpoint } from '#schemas/wire/define-endpoint.ts';
import {
  type Context,
  callerOf,
  type Operator,
  type OperatorContext,
} from '../endpoint/context.ts';
import { TooOftenError } from '../endpoint/errors.ts';
import { MINUTE } from '../time/durations.ts';
import type { Limits, Spend } from './limits.ts';
import { isLoopback, networkOf } from './network.ts';

/** People of a hospital or a carrier share one address, so its limit is this many times higher. */
const PEOPLE_BEHIND_AN_ADDRESS = 20;
/** Calls of any kind per caller and minute: thirty pages with all their calls. */
const EVERY_CALL = 3000;

type Caller =
  | Pick<Context, 'ip' | 'member'>
  | Pick<OperatorContext<Operator | null>, 'ip' | 'operator'>;

type Assert = (caller: Caller) => Promise<void>;

const spend = async (limit: Spend, key: string): Promise<void> => {
  const wait = await limit(key);
  if (wait > 0) throw new TooOftenError(wait);
};

const keyOf = (context: Caller): string | undefined => {
  const caller = callerOf(context);
  if (!caller) return undefined;
  return `${'operator' in context ? 'operator' : 'member'}:${caller.id}`;
};

const byCaller = (limits: Limits, name: string, most: number): Assert => {
  const ofCaller = limits.of({ name, points: most, window: MINUTE });
  const points = most * PEOPLE_BEHIND_AN_ADDRESS;
  const ofNetwork = limits.of({ name: `${name}@`, points, window: MINUTE });
  return (context) => {
    const key = keyOf(context);
    return key === undefined ? spend(ofNetwork, networkOf(context.ip)) : spend(ofCaller, key);
  };
};

const byNetwork = (limits: Limits, name: string, points: number): Assert => {
  const ofNetwork = limits.of({ name: `${name}@`, points, window: MINUTE });
  return ({ ip }) => spend(ofNetwork, networkOf(ip));
};

const ofRate = (limits: Limits, { path, rate }: Pick<Endpoint, 'path' | 'rate'>): Assert => {
  if (rate === undefined) return async () => {};
  return typeof rate === 'number'
    ? byCaller(limits, path, rate)
    : byNetwork(limits, path, rate.ofAddress);
};

/** Holds a caller to the endpoint's own rate and to that of all calls together. Refuses `tooOften`. */
export const limitRate = (limits: Limits, endpoint: Pick<Endpoint, 'path' | 'rate'>): Assert => {
  const every = limits.of({ name: 'call', points: EVERY_CALL, window: MINUTE });
  const own = ofRate(limits, endpoint);
  return async (context) => {
    const key = keyOf(context);
    if (key !== undefined) await spend(every, key);
    await own(context);
  };
};

/**
 * Holds a network to the rate of all requests together, before the caller is identified. Requests of this machine are
 * not counted. Refuses `tooOften`.
 */
export const limitNetworks = (limits: Limits): ((ip: string) => Promise<void>) => {
  const points = EVERY_CALL * PEOPLE_BEHIND_AN_ADDRESS;
  const every = limits.of({ name: 'call@', points, window: MINUTE });
  return async (ip) => {
    if (!isLoopback(ip)) await spend(every, networkOf(ip));
  };
};
