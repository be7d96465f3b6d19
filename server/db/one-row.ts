import { sql } from 'drizzle-orm';

/** For a statement whose columns are all subqueries. */
export const oneRow = sql`(select 1) as one_row`;
