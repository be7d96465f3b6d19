import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { databaseNow, interval } from '../../db/database-clock.ts';
import { retryOnConflict } from '../../db/retry-on-conflict.ts';
import { providerToken } from '../../db/tables/provider-token.ts';
import type { Secret } from '../auth/secret.ts';
import { SECOND } from '../time/durations.ts';

/** `life` in ms. */
export type Lasting = { value: string; life: number };

export type TokenStore = { db: Database; secret: Secret; clock?: (() => number) | undefined };

/** How long a server holds the renewal, in ms; none takes as long. */
const LEASE = 10 * SECOND;

/** Null without a value, and for one that another secret encrypted. */
const decrypted = (secret: Secret, value: string): string | null => {
  if (value === '') return null;
  try {
    return secret.decrypt(value);
  } catch {
    return null;
  }
};

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

/** Retried on conflict: a new token that was not stored would be lost, and the old one is already invalid. */
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
