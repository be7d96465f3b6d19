import { sql } from 'drizzle-orm';

/** What a statement selects from that has subqueries for columns. */
export const oneRow = sql`(select 1) as one_row`;
