import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { applicationStates } from '#schemas/certification/states.ts';
import { moment } from './columns.ts';
import { member } from './member.ts';

export const certificationTable = pgTable(
  'certification',
  {
    memberId: integer()
      .notNull()
      .references(() => member.id)
      .primaryKey(),
    name: text().notNull(),
    hospital: text().notNull(),
    department: text().notNull(),
    jobTitle: text().notNull(),
    pictures: jsonb().$type<string[]>().notNull().default([]),
    state: text({ enum: applicationStates }).notNull().default('waiting'),
    reason: text().notNull().default(''),
    sentAt: moment().notNull(),
    /** Grows with each change by member or operator, so that no decision is made on an old state. */
    version: integer().notNull().default(1),
    decidedAt: moment(),
    decidedBy: text().notNull().default(''),
  },
  (row) => [
    index('certification_queue').on(row.state, row.sentAt),
    index('certification_nameless').on(row.memberId).where(sql`${row.name} = ''`),
    index('certification_moved').on(
      sql`(coalesce(${row.decidedAt}, ${row.sentAt})) desc`,
      row.memberId,
    ),
  ],
);
