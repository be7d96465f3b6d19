import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { identityKey, moment } from './columns.ts';

/** Work that is due at a time; a row is gone when it is done. */
export const job = pgTable(
  'job',
  {
    id: identityKey(),
    kind: text().notNull(),
    /** The thing that the job is about; a kind has one job for each subject. */
    subject: text().notNull(),
    dueAt: moment().notNull(),
    /** Until this time the server that took the job has it to itself. */
    takenUntil: moment(),
    tries: integer().notNull().default(0),
    failure: text().notNull().default(''),
  },
  (row) => [uniqueIndex('job_subject').on(row.kind, row.subject), index('job_due').on(row.dueAt)],
);
