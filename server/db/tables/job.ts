import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { identityKey, moment } from './columns.ts';

export const job = pgTable(
  'job',
  {
    id: identityKey(),
    kind: text().notNull(),
    /** A kind has one job per subject. */
    subject: text().notNull(),
    dueAt: moment().notNull(),
    /** Reserved until then by the server that took the job. */
    takenUntil: moment(),
    tries: integer().notNull().default(0),
    failure: text().notNull().default(''),
  },
  (row) => [uniqueIndex('job_subject').on(row.kind, row.subject), index('job_due').on(row.dueAt)],
);
