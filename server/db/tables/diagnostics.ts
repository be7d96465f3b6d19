import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { alertStates } from '#schemas/diagnostics/alerts.ts';
import { identityKey, moment } from './columns.ts';

/** Faults of learners' phones that somebody has seen to: reports up to `lastId`. */
export const handledFault = pgTable(
  'handled_fault',
  {
    section: text().notNull(),
    fault: text().notNull(),
    endpoint: text().notNull(),
    path: text().notNull(),
    lastId: integer().notNull(),
    at: moment().notNull(),
  },
  (row) => [primaryKey({ columns: [row.section, row.fault, row.endpoint, row.path] })],
);

/** What learners' phones reported; a bounded log, so no foreign keys. */
export const diagnostic = pgTable(
  'diagnostic',
  {
    id: identityKey(),
    at: moment().notNull().defaultNow(),
    page: text().notNull(),
    memberId: integer(),
    fault: text().notNull(),
    section: text().notNull(),
    endpoint: text().notNull(),
    path: text().notNull(),
    expected: text().notNull(),
    came: text().notNull(),
    shown: text().notNull(),
  },
  (row) => [
    index('diagnostic_at').on(row.at),
    index('diagnostic_cause').on(row.section, row.fault, row.endpoint),
  ],
);

/** What people are told of by the webhook; no address of it stands here. */
export const alert = pgTable(
  'alert',
  {
    id: identityKey(),
    at: moment().notNull(),
    text: text().notNull(),
    /** Asked for by an operator, to see whether it arrives. */
    test: boolean().notNull().default(false),
    state: text({ enum: alertStates }).notNull().default('waiting'),
    /** Why the last try did not arrive; '' without one. */
    failure: text().notNull().default(''),
    sentAt: moment(),
  },
  (row) => [index('alert_at').on(row.at)],
);

/** What was told of last when: a cause of faults in a section, or the trouble of a schedule. */
export const alerted = pgTable('alerted', {
  subject: text().primaryKey(),
  at: moment().notNull(),
});
