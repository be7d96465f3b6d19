import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { ticketTargets } from '#schemas/ticket/fields.ts';
import { identityKey, moment } from './columns.ts';
import { member } from './member.ts';
import { orderTable } from './order.ts';

export const ticketTable = pgTable(
  'ticket',
  {
    id: identityKey(),
    /** Shown at the door; random, so that nobody finds another's. */
    code: text().notNull(),
    target: text({ enum: ticketTargets }).notNull(),
    targetId: integer().notNull(),
    memberId: integer()
      .notNull()
      .references(() => member.id),
    /** The order that paid for it; null where none was needed. */
    orderId: integer().references(() => orderTable.id),
    issuedAt: moment().notNull(),
    usedAt: moment(),
    usedBy: text().notNull().default(''),
    voidedAt: moment(),
  },
  (row) => [
    uniqueIndex('ticket_code').on(row.code),
    uniqueIndex('ticket_order').on(row.orderId),
    index('ticket_member').on(row.memberId, row.id),
    index('ticket_target').on(row.target, row.targetId),
    check('ticket_used_or_void', sql`${row.usedAt} is null or ${row.voidedAt} is null`),
  ],
);
