import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '#server/db/database.ts';
import { limitCount } from '#server/db/tables/limit.ts';
import { type Limits, openLimits } from '#server/platform/limits/limits.ts';
import { MINUTE } from '#server/platform/time/durations.ts';
import { openDatabase } from '../../harness/postgres/database.ts';
import { hasRedis, redisServer } from '../../harness/server/redis-server.ts';

describe.skipIf(!hasRedis)('limits at a Redis server', () => {
  let redis: Awaited<ReturnType<typeof redisServer>>;
  let opened: OpenDatabase;
  const open: Limits[] = [];
  beforeAll(async () => {
    redis = await redisServer();
    await redis.start();
    opened = await openDatabase();
  });
  afterAll(async () => {
    for (const limits of open) limits.close();
    await redis.remove();
    await opened.close();
  });

  const server = (): Limits => {
    const limits = openLimits({ db: opened.db, redisUrl: redis.url, failed: () => {} });
    open.push(limits);
    return limits;
  };
  const counted = () => opened.db.$count(limitCount);
  /** One use of a limit that each time has another name, so that it is there. */
  const use = async (limits: Limits, name: string) =>
    limits.of({ name, points: 1, window: MINUTE })('a');

  it('are held by several servers together, and by the database alone while it is gone', async () => {
    const [one, other] = [server(), server()];
    let named = 0;
    const atRedis = async (limits: Limits): Promise<boolean> => {
      const before = await counted();
      named += 1;
      await use(limits, `probe ${named}`);
      return (await counted()) === before;
    };
    await expect.poll(async () => (await atRedis(one)) && (await atRedis(other))).toBe(true);
    expect(await use(one, 'x')).toBe(0);
    const wait = await use(other, 'x');
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(MINUTE);

    await redis.stop();
    await expect.poll(async () => (await atRedis(one)) || (await atRedis(other))).toBe(false);
    expect(await use(one, 'y')).toBe(0);
    expect(await use(other, 'y')).toBeGreaterThan(0);

    await redis.start();
    await expect.poll(() => atRedis(one), { timeout: 30_000 }).toBe(true);
  });
});
