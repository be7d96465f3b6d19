import { integer, pgTable } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { member } from './member.ts';

/** Accounts whose members asked to end them; a withdrawn request leaves no row. */
export const cancellationTable = pgTable('cancellation', {
  memberId: integer()
    .primaryKey()
    .references(() => member.id),
  askedAt: moment().notNull(),
  dueAt: moment().notNull(),
  /** When the account was ended; null until then. */
  endedAt: moment(),
});
