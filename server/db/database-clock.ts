import { type SQL, sql } from 'drizzle-orm';

/** The same for all servers; `clock` gives ms and replaces it. */
export const databaseNow = (clock?: () => number): SQL =>
  clock ? sql`to_timestamp(${clock() / 1000}::float8)` : sql`clock_timestamp()`;

export const interval = (ms: number): SQL => sql`${`${ms} ms`}::interval`;
