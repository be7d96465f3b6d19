import { integer, pgTable } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { member } from './member.ts';

/** A withdrawn request leaves no row. */
export const cancellationTable = pgTable('cancellation', {
  memberId: integer()
    .primaryKey()
    .references(() => member.id),
  askedAt: moment().notNull(),
  dueAt: moment().notNull(),
  endedAt: moment(),
});
