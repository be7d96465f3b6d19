import { type SQL, sql } from 'drizzle-orm';

/** The database's own time, the same for all servers; `clock` gives ms in its place. */
export const databaseNow = (clock?: () => number): SQL =>
  clock ? sql`to_timestamp(${clock() / 1000}::float8)` : sql`clock_timestamp()`;

/** A span of time in SQL. */
export const interval = (ms: number): SQL => sql`${`${ms} ms`}::interval`;
