import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { databaseNow, interval } from '../../db/database-clock.ts';
import { retryOnConflict } from '../../db/retry-on-conflict.ts';
import { providerToken } from '../../db/tables/provider-token.ts';
import type { Secret } from '../auth/secret.ts';
import { SECOND } from '../time/durations.ts';

/** A token that ends after `life` ms. */
export type Lasting = { value: string; life: number };

/** Where tokens are kept. `clock` gives ms in place of the database's time. */
export type TokenStore = { db: Database; secret: Secret; clock?: (() => number) | undefined };

/** A server has the renewal to itself for this long, in ms; none takes as long. */
const LEASE = 10 * SECOND;

/** Null where none is there yet, or another secret encrypted it, so that nobody can use it. */
const decrypted = (secret: Secret, value: string): string | null => {
  if (value === '') return null;
  try {
    return secret.decrypt(value);
  } catch {
    return null;
  }
};

/** The common token and how long it lasts; null where there is none that can be used. */
export const readToken = async (
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
  const value = decrypted(secret, row?.value ?? '');
  return row && value !== null ? { value, life: row.life } : null;
};

/** Whether this server is the one to renew; the row is there afterwards. */
export const claimRenewal = async ({ db, clock }: TokenStore, name: string): Promise<boolean> => {
  const now = databaseNow(clock);
  const claimed = await retryOnConflict(db, (tx) =>
    tx
      .insert(providerToken)
      .values({ name, value: '', until: now, renewedBy: sql`${now} + ${interval(LEASE)}` })
      .onConflictDoUpdate({
        target: providerToken.name,
        set: { renewedBy: sql`${now} + ${interval(LEASE)}` },
        setWhere: sql`${providerToken.renewedBy} is null or ${providerToken.renewedBy} <= ${now}`,
      })
      .returning({ name: providerToken.name }),
  );
  return claimed.length > 0;
};

/** Ends the renewal. A new token that a conflict kept out of the table would be lost, and the old one is invalid. */
export const endRenewal = async (
  { db, secret, clock }: TokenStore,
  name: string,
  token?: Lasting,
): Promise<void> => {
  const fresh = token && {
    value: secret.encrypt(token.value),
    until: sql`${databaseNow(clock)} + ${interval(token.life)}`,
  };
  await retryOnConflict(db, (tx) =>
    tx
      .update(providerToken)
      .set({ ...fresh, renewedBy: null })
      .where(eq(providerToken.name, name)),
  );
};

/** Has the common token end now, if it is still `refused`. */
export const expire = async (
  { db, secret, clock }: TokenStore,
  name: string,
  refused: string,
): Promise<void> => {
  const own = eq(providerToken.name, name);
  await retryOnConflict(db, async (tx) => {
    const [row] = await tx.select().from(providerToken).where(own).for('update');
    if (row && decrypted(secret, row.value) === refused)
      await tx
        .update(providerToken)
        .set({ until: databaseNow(clock) })
        .where(own);
  });
};
