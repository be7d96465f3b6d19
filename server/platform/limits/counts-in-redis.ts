import { createRequire } from 'node:module';
import { type RateLimiterAbstract, RateLimiterRedis } from 'rate-limiter-flexible';
import type { Limit } from './counts-in-database.ts';

/** Loads its 500 files only on a site with Redis. */
const load = createRequire(import.meta.url);

export type RedisCounts = {
  /** `otherwise` counts while Redis cannot be reached. */
  countsOf: (limit: Limit, otherwise: RateLimiterAbstract) => RateLimiterAbstract;
  close: () => void;
};

export const openRedisCounts = (url: string, failed: (error: unknown) => void): RedisCounts => {
  const { createClient }: typeof import('@redis/client') = load('@redis/client');
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
