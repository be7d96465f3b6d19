import type pg from 'pg';
import { learning } from './learning.ts';
import { money } from './money.ts';
import { offers } from './offers.ts';
import { orders } from './orders.ts';
import { papers } from './papers.ts';
import { people } from './people.ts';
import { records } from './records.ts';
import { scaleOf } from './scale.ts';

const all = [people, offers, orders, money, learning, papers, records];

/** A table, its new rows, and the duration in ms. */
export type Filled = { table: string; rows: number; ms: number };

const moveSequences = `do $$ declare col record; begin
  for col in select table_name, column_name from information_schema.columns where table_schema = 'public' and is_identity = 'YES' loop
    execute format('select setval(pg_get_serial_sequence(%L, %L), greatest((select max(%I) from %I), 1))',
      quote_ident(col.table_name), col.column_name, col.column_name, col.table_name);
  end loop; end $$`;

/**
 * Fills a database that has its demo data with members, orders and all that belongs to them; `part` 1 makes
 * 100,000 members and a million orders. Needs a superuser, since foreign keys are not checked. Rows are
 * reproducible; times count from `now`.
 */
export const fill = async (client: pg.Client, part: number, now: Date): Promise<Filled[]> => {
  const made: Filled[] = [];
  await client.query('set session_replication_role = replica; set synchronous_commit = off');
  const scale = scaleOf(part, now);
  for (const [table, statement] of all.flatMap((steps) => steps(scale))) {
    const start = performance.now();
    const { rowCount } = await client.query(statement);
    made.push({ table, rows: rowCount ?? 0, ms: Math.round(performance.now() - start) });
  }
  await client.query('set session_replication_role = default');
  await client.query(moveSequences);
  await client.query('vacuum analyze');
  return made;
};
