import { type SQL, sql } from 'drizzle-orm';
import type { SignalName } from './connections/hear-signals.ts';
import type { Database } from './database.ts';

/** Sends a signal with the transaction's commit, whose turn all senders wait for: not where many write. */
export const sent = (name: SignalName, text: SQL): SQL => sql`pg_notify(${name}, ${text})`;

/** Sends signals outside of any transaction; whoever hears them has to look by itself now and then too. */
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
