import { createClient } from '@redis/client';
import { type RateLimiterAbstract, RateLimiterRedis } from 'rate-limiter-flexible';
import type { Limit } from './counts-in-database.ts';

export type RedisCounts = {
  /** A limit's counts; `otherwise` counts while Redis cannot be reached. */
  countsOf: (limit: Limit, otherwise: RateLimiterAbstract) => RateLimiterAbstract;
  close: () => void;
};

/** Counts at the Redis server of `url`, which all servers share. */
export const openRedisCounts = (url: string, failed: (error: unknown) => void): RedisCounts => {
  const client = createClient({ url, disableOfflineQueue: true });
  client.on('error', failed);
  // what fails here is told by the event, and tried again by the client
  client.connect().catch(() => {});
  return {
    countsOf: ({ name, points, window }, insuranceLimiter) =>
      new RateLimiterRedis({
        storeClient: client,
        useRedisPackage: true,
        rejectIfRedisNotReady: true,
        keyPrefix: name,
        points,
        duration: window / 1000,
        insuranceLimiter,
      }),
    close: () => client.destroy(),
  };
};
