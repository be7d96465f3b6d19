import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { alertStates } from '#schemas/diagnostics/alerts.ts';
import { identityKey, moment } from './columns.ts';

/** Reports up to `lastId` are handled. */
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

/** A bounded log, so no foreign keys. */
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

/** Messages to the webhook, whose address is not stored. */
export const alert = pgTable(
  'alert',
  {
    id: identityKey(),
    at: moment().notNull(),
    text: text().notNull(),
    test: boolean().notNull().default(false),
    state: text({ enum: alertStates }).notNull().default('waiting'),
    failure: text().notNull().default(''),
    sentAt: moment(),
  },
  (row) => [index('alert_at').on(row.at)],
);

/** Last alert of a subject: a cause of faults in a section, or a schedule's trouble. */
export const alerted = pgTable('alerted', {
  subject: text().primaryKey(),
  at: moment().notNull(),
});
