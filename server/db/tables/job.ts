import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { key, moment } from './columns.ts';

/** Work that is due at a time; a row is gone when it is done. */
export const job = pgTable(
  'job',
  {
    id: key(),
    kind: text().notNull(),
    /** What it is about: one of a kind for one thing. */
    subject: text().notNull(),
    dueAt: moment().notNull(),
    /** Until when the server that took it has it to itself. */
    takenUntil: moment(),
    tries: integer().notNull().default(0),
    failure: text().notNull().default(''),
  },
  (row) => [uniqueIndex('job_subject').on(row.kind, row.subject), index('job_due').on(row.dueAt)],
);
