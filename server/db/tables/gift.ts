import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, uniqueIndex } from 'drizzle-orm/pg-core';
import { identityKey, moment } from './columns.ts';
import { product } from './course.ts';
import { member } from './member.ts';
import { orderTable } from './order.ts';

export const giftTable = pgTable(
  'gift',
  {
    id: identityKey(),
    orderId: integer()
      .notNull()
      .references(() => orderTable.id),
    giverId: integer()
      .notNull()
      .references(() => member.id),
    productId: integer()
      .notNull()
      .references(() => product.id),
    takenBy: integer().references(() => member.id),
    takenAt: moment(),
    /** When the giver was refunded; nobody can take it then. */
    withdrawnAt: moment(),
    createdAt: moment().notNull(),
  },
  (row) => [
    uniqueIndex('gift_order').on(row.orderId),
    index('gift_taken').on(row.takenBy, row.productId),
    check(
      'gift_once',
      sql`(${row.takenBy} is null) = (${row.takenAt} is null)
        and (${row.takenAt} is null or ${row.withdrawnAt} is null)`,
    ),
  ],
);
