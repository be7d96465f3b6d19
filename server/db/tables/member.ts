import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { identityKey, moment } from './columns.ts';

export const member = pgTable(
  'member',
  {
    id: identityKey(),
    parentId: integer(),
    nickname: text().notNull().default(''),
    avatar: text().notNull().default(''),
    /** '' while no phone is bound. */
    phone: text().notNull().default(''),
    vipUntil: moment(),
    doctor: boolean().notNull().default(false),
    disabled: boolean().notNull().default(false),
    /** What an operator wrote when disabling the member, who is told it; '' for nothing. */
    disabledReason: text().notNull().default(''),
    formDone: boolean().notNull().default(false),
    /** When the member last put the profile form off; null: never. */
    formPutOffAt: moment(),
    createdAt: moment().notNull().defaultNow(),
  },
  (row) => [
    uniqueIndex('member_phone').on(row.phone).where(sql`${row.phone} <> ''`),
    index('member_doctor').on(row.id).where(sql`${row.doctor}`),
    index('member_disabled').on(row.id).where(sql`${row.disabled}`),
    index('member_card').on(row.vipUntil),
    // what a nickname begins with
    index('member_nickname').on(row.nickname.op('text_pattern_ops')),
  ],
);
