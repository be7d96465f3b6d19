import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

export const doneRequest = pgTable(
  'done_request',
  { hash: text().primaryKey(), answer: jsonb().notNull(), at: moment().notNull() },
  (row) => [index('done_request_at').on(row.at)],
);
