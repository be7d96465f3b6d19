import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { identityKey, moment } from './columns.ts';
import { member } from './member.ts';

/** Exactly one address of a member is the default. */
export const addressTable = pgTable(
  'address',
  {
    id: identityKey(),
    memberId: integer()
      .notNull()
      .references(() => member.id),
    receiver: text().notNull(),
    phone: text().notNull(),
    province: text().notNull(),
    city: text().notNull(),
    county: text().notNull().default(''),
    detail: text().notNull(),
    tag: text().notNull().default(''),
    isDefault: boolean().notNull().default(false),
    savedAt: moment().notNull(),
  },
  (row) => [
    index('address_member').on(row.memberId, row.id),
    uniqueIndex('address_default').on(row.memberId).where(sql`${row.isDefault}`),
  ],
);
