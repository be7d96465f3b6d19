import pg from 'pg';
import { fill } from '#bench/seed/fill.ts';
import { LARGE, STANDING } from '#bench/seed/scale.ts';

/** The test holds this part of the full size; the planner is told of the whole. */
const PART = 0.01;

/** There are no more of these at full size than here. */
const FEW = `(${[...STANDING, 'plan', 'target', 'category'].join('|')})_id$`;

const unattended = `do $$ declare one record; begin
  for one in select tablename from pg_tables where schemaname = 'public' loop
    execute format('alter table %I set (autovacuum_enabled = false)', one.tablename);
  end loop; end $$`;

/** Values that grow with the rows are told as a share of these, the others as their number. */
const enlargeValues = `update pg_statistic s
  set stadistinct = case
    when a.attname ~ '${FEW}' then case when s.stadistinct < 0 then -s.stadistinct * c.reltuples else s.stadistinct end
    when s.stadistinct > 100 then -least(s.stadistinct / c.reltuples, 1)
    else s.stadistinct end
  from pg_class c, pg_attribute a
  where c.oid = s.starelid and a.attrelid = c.oid and a.attnum = s.staattnum
    and c.relname = any($1) and c.reltuples > 0`;

const enlargeRows = `update pg_class c set reltuples = reltuples / ${PART}
  where c.relnamespace = 'public'::regnamespace and c.reltuples > 0 and (c.relname = any($1)
    or c.oid in (select indexrelid from pg_index i join pg_class t on t.oid = i.indrelid where t.relname = any($1)))`;

const rowsAtSize = `select relname as name from pg_class
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'i') and reltuples > $1`;

/**
 * Fills a database with a hundredth of 100,000 members and a million orders, and has its planner choose
 * as it would among all of them. Gives the tables and indexes of more than 10,000 rows at full size.
 */
export const asAtSize = async (url: string): Promise<ReadonlySet<string>> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(unattended);
    const made = await fill(client, PART, new Date());
    const filled = new Set(made.map(({ table }) => table));
    const grown = [...filled].filter((table) => !STANDING.includes(table));
    await client.query(enlargeValues, [grown]);
    await client.query(enlargeRows, [grown]);
    const { rows } = await client.query<{ name: string }>(rowsAtSize, [LARGE]);
    return new Set(rows.map(({ name }) => name));
  } finally {
    await client.end();
  }
};
