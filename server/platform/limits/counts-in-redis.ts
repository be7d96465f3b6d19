import { createClient } from '@redis/client';
import { type RateLimiterAbstract, RateLimiterRedis } from 'rate-limiter-flexible';
import type { Limit } from './counts-in-database.ts';

export type RedisCounts = {
  /** `otherwise` counts while Redis cannot be reached. */
  countsOf: (limit: Limit, otherwise: RateLimiterAbstract) => RateLimiterAbstract;
  close: () => void;
};

export const openRedisCounts = (url: string, failed: (error: unknown) => void): RedisCounts => {
  const client = createClient({ url, disableOfflineQueue: true });
  client.on('error', failed);
  // the client emits this failure as an event as well, and tries again
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
