import { type SQL, sql } from 'drizzle-orm';
import { RateLimiterDrizzle, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../../db/database.ts';
import { databaseNow, interval } from '../../db/database-clock.ts';
import { limitCount } from '../../db/tables/limit.ts';
import { isDiskFull } from '../storage/full-disk.ts';

/** `points` per `window` ms and key; names of limits are unique. */
export type Limit = { name: string; points: number; window: number };

type Counted = { points: number; left: number };

/**
 * Counts in a table that all servers share, by the database's clock: the library's own store uses each server's. A
 * window that ends more than a window later than one that begins now was written before a clock was set back, and is
 * over; one that ends a little later was begun by another server a moment ago. Where a full disk prevents counting,
 * each server counts for itself, so that reads go on.
 */
export class CountsInDatabase extends RateLimiterDrizzle {
  readonly #db: Database;
  readonly #now: () => SQL;
  readonly #spare: RateLimiterMemory;

  constructor(db: Database, { name, points, window }: Limit, clock?: () => number) {
    super({
      storeClient: db,
      schema: limitCount,
      keyPrefix: name,
      points,
      duration: window / 1000,
      clearExpiredByTimeout: false,
    });
    this.#db = db;
    this.#now = () => databaseNow(clock);
    this.#spare = new RateLimiterMemory({ keyPrefix: name, points, duration: window / 1000 });
  }

  override async consume(key: string, points?: number): Promise<RateLimiterRes> {
    try {
      return await super.consume(key, points);
    } catch (error) {
      if (isDiskFull(error)) return this.#spare.consume(key, points);
      throw error;
    }
  }

  async _upsert(key: string, points: number, ms: number): Promise<Counted> {
    const end = sql`excluded.expire`;
    const length = interval(ms);
    const start = sql`${end} - ${length}`;
    const over = sql`${limitCount.expire} <= ${start} or ${limitCount.expire} > ${end} + ${length}`;
    const [row] = await this.#db
      .insert(limitCount)
      .values({ key, points, expire: sql`${this.#now()} + ${length}` })
      .onConflictDoUpdate({
        target: limitCount.key,
        set: {
          points: sql`case when ${over} then excluded.points else ${limitCount.points} + excluded.points end`,
          expire: sql`case when ${over} then ${end} else ${limitCount.expire} end`,
        },
      })
      .returning({
        points: limitCount.points,
        left: sql<number>`(extract(epoch from ${limitCount.expire} - ${this.#now()}) * 1000)::float8`,
      });
    if (!row) throw new Error('an upsert returns its row');
    return row;
  }

  _getRateLimiterRes(_key: string, changed: number, { points, left }: Counted): RateLimiterRes {
    const remaining = Math.max(this.points - points, 0);
    return new RateLimiterRes(remaining, Math.max(left, 1), points, points === changed);
  }
}
