import { type SQL, sql } from 'drizzle-orm';
import type { SignalName } from './connections/hear-signals.ts';
import type { Database } from './database.ts';

/** Sent at the transaction's commit. All senders wait for one lock, so this is not for frequent writes. */
export const sent = (name: SignalName, text: SQL): SQL => sql`pg_notify(${name}, ${text})`;

/** Outside of any transaction and without a guarantee: receivers also have to poll. */
export const sendSignals = async (
  db: Database,
  name: SignalName,
  texts: readonly string[],
): Promise<void> => {
  await db.execute(
    sql`select ${sent(name, sql`text`)} from unnest(array[${sql.join(
      texts.map((text) => sql`${text}::text`),
      sql`, `,
    )}]) as text`,
  );
};
