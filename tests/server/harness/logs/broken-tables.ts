import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Database } from '#server/db/database.ts';

/** What calls write before their own work, and who makes them. */
const RETENTION = new Set([
  'done_request',
  'limit_count',
  'operator',
  'operator_session',
  'session',
]);

const names = z.object({ rows: z.array(z.object({ name: z.string() })) });

/**
 * Has the database refuse all that calls write, quoting the row, and take phones for numbers, quoting the
 * phone.
 */
export const breakTables = async (db: Database): Promise<void> => {
  const result: unknown = await db.execute(
    sql`select tablename as name from pg_tables where schemaname = 'public'`,
  );
  for (const { name } of z.parse(names, result).rows)
    if (!RETENTION.has(name))
      await db.execute(
        sql.raw(`alter table "${name}" add constraint broken check (false) not valid`),
      );
  await db.execute(sql.raw('drop index sms_code_phone'));
  await db.execute(sql.raw('alter table sms_code alter column phone type smallint using 0'));
};
