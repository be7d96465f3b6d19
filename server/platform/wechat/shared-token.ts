import { setTimeout as after } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { wechatRefusals } from '../../../schemas/wechat/refusals.ts';
import type { Database } from '../../db/database.ts';
import { databaseNow, interval } from '../../db/database-clock.ts';
import { providerToken } from '../../db/tables/provider-token.ts';
import type { Secret } from '../auth/secret.ts';
import { RefusedError } from '../endpoint/errors.ts';
import { MINUTE, SECOND } from '../time/durations.ts';

/** A token that ends after `life` ms. */
export type Lasting = { value: string; life: number };

/** Where tokens are kept. `clock` gives ms in place of the database's time. */
export type TokenStore = { db: Database; secret: Secret; clock?: (() => number) | undefined };

/** A token is renewed this long before it ends, in ms. */
const AHEAD = 5 * MINUTE;
/** A server has the renewal to itself for this long, in ms; none takes as long. */
const LEASE = 10 * SECOND;
/** How long a token is used without looking whether it is still the common one, in ms. */
const KNOWN = MINUTE;
/** How long a caller waits for another server's renewal, in ms, and how often it looks. */
const PATIENCE = 8 * SECOND;
const LOOK = 100;

const readToken = async (
  { db, secret, clock }: TokenStore,
  name: string,
): Promise<Lasting | null> => {
  const [row] = await db
    .select({
      value: providerToken.value,
      life: sql<number>`(extract(epoch from ${providerToken.until} - ${databaseNow(clock)}) * 1000)::float8`,
    })
    .from(providerToken)
    .where(eq(providerToken.name, name));
  if (!row || row.value === '') return null;
  try {
    return { value: secret.decrypt(row.value), life: row.life };
  } catch {
    // another secret encrypted it, so nobody can use it
    return null;
  }
};

/** Whether this server is the one to renew; the row is there afterwards. */
const claimRenewal = async ({ db, clock }: TokenStore, name: string): Promise<boolean> => {
  const now = databaseNow(clock);
  const claimed = await db
    .insert(providerToken)
    .values({ name, value: '', until: now, renewedBy: sql`${now} + ${interval(LEASE)}` })
    .onConflictDoUpdate({
      target: providerToken.name,
      set: { renewedBy: sql`${now} + ${interval(LEASE)}` },
      setWhere: sql`${providerToken.renewedBy} is null or ${providerToken.renewedBy} <= ${now}`,
    })
    .returning({ name: providerToken.name });
  return claimed.length > 0;
};

const renewed = async (
  { db, secret, clock }: TokenStore,
  name: string,
  renew: () => Promise<Lasting>,
): Promise<Lasting> => {
  const own = eq(providerToken.name, name);
  try {
    const token = await renew();
    const until = sql`${databaseNow(clock)} + ${interval(token.life)}`;
    const value = secret.encrypt(token.value);
    await db.update(providerToken).set({ value, until, renewedBy: null }).where(own);
    return token;
  } catch (error) {
    await db.update(providerToken).set({ renewedBy: null }).where(own);
    throw error;
  }
};

const fetchToken = async (
  store: TokenStore,
  name: string,
  renew: () => Promise<Lasting>,
): Promise<Lasting> => {
  for (const until = performance.now() + PATIENCE; performance.now() < until; await after(LOOK)) {
    const common = await readToken(store, name);
    if (common && common.life > AHEAD) return common;
    if (await claimRenewal(store, name)) {
      // another server may have renewed between the look and the claim
      const since = await readToken(store, name);
      return since && since.life > AHEAD
        ? renewed(store, name, async () => since)
        : renewed(store, name, renew);
    }
    if (common && common.life > 0) return common;
  }
  throw new RefusedError(wechatRefusals.wechatUnavailable);
};

/**
 * A token that all servers use: one of them renews it, since each new one makes the one before invalid.
 * Refuses `wechatUnavailable`, and what `renew` refuses; the next caller then tries again.
 */
export const sharedToken = (
  store: TokenStore,
  name: string,
  renew: () => Promise<Lasting>,
): (() => Promise<string>) => {
  const local = store.clock ?? (() => performance.now());
  let known: { value: string; until: number } | undefined;
  let underWay: Promise<string> | undefined;
  const look = async (): Promise<string> => {
    const { value, life } = await fetchToken(store, name, renew);
    known = { value, until: local() + Math.min(KNOWN, Math.max(0, life - AHEAD)) };
    return value;
  };
  return () => {
    if (known && local() < known.until) return Promise.resolve(known.value);
    underWay ??= look().finally(() => {
      underWay = undefined;
    });
    return underWay;
  };
};
