import { type RateLimiterAbstract, RateLimiterMemory } from 'rate-limiter-flexible';
import type { Database } from '../../db/database.ts';
import { type Meters, noMeters } from '../metrics/meters.ts';
import { CountsInDatabase, type Limit } from './counts-in-database.ts';
import { openRedisCounts } from './counts-in-redis.ts';
import { spending } from './spending.ts';

/** 0 where a use was left, else the ms until there is one. */
export type Spend = (key: string) => Promise<number>;

export type Limits = {
  of: (limit: Limit) => Spend;
  close: () => void;
};

type Store = {
  db: Database;
  redisUrl?: string | undefined;
  /** Gives ms and replaces the database's clock. */
  clock?: (() => number) | undefined;
  failed: (error: unknown) => void;
  meters?: Meters;
};

const telling =
  (spend: Spend, refused: () => void): Spend =>
  async (key) => {
    const wait = await spend(key);
    if (wait > 0) refused();
    return wait;
  };

const limitsBy = (
  countsOf: (limit: Limit) => RateLimiterAbstract,
  local: () => number,
  meters: Meters,
): Limits['of'] => {
  const refused = meters.counter({
    name: 'learning_limit_refusals_total',
    help: 'Times that nothing was left of a limit',
    labels: ['limit'],
  });
  const known = new Map<string, Spend>();
  const open = (limit: Limit): Spend =>
    telling(spending(countsOf(limit), local), () => refused({ limit: limit.name }));
  return (limit) => {
    const spend = known.get(limit.name) ?? open(limit);
    known.set(limit.name, spend);
    return spend;
  };
};

const machineTime = () => performance.now();

export const openLimits = ({ db, redisUrl, clock, failed, meters = noMeters }: Store): Limits => {
  const redis = redisUrl === undefined ? undefined : openRedisCounts(redisUrl, failed);
  const countsOf = (limit: Limit) => {
    const own = new CountsInDatabase(db, limit, clock);
    return redis?.countsOf(limit, own) ?? own;
  };
  return {
    of: limitsBy(countsOf, clock ?? machineTime, meters),
    close: () => redis?.close(),
  };
};

/** For a server that shares nothing with others; counts are lost when it ends. */
export const limitsInMemory = (meters: Meters): Limits => {
  const countsOf = ({ name, points, window }: Limit) =>
    new RateLimiterMemory({ keyPrefix: name, points, duration: window / 1000 });
  return { of: limitsBy(countsOf, machineTime, meters), close: () => {} };
};
