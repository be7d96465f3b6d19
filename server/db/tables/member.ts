import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { identityKey, moment } from './columns.ts';

export const member = pgTable(
  'member',
  {
    id: identityKey(),
    /** Who referred this member. */
    parentId: integer(),
    nickname: text().notNull().default(''),
    avatar: text().notNull().default(''),
    /** '' while no phone is bound. */
    phone: text().notNull().default(''),
    vipUntil: moment(),
    doctor: boolean().notNull().default(false),
    disabled: boolean().notNull().default(false),
    formDone: boolean().notNull().default(false),
    createdAt: moment().notNull().defaultNow(),
  },
  (row) => [
    uniqueIndex('member_phone').on(row.phone).where(sql`${row.phone} <> ''`),
    index('member_doctor').on(row.id).where(sql`${row.doctor}`),
  ],
);
