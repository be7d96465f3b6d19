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
    phone: text().notNull().default(''),
    vipUntil: moment(),
    doctor: boolean().notNull().default(false),
    disabled: boolean().notNull().default(false),
    /** Shown to the member; '' without one. */
    disabledReason: text().notNull().default(''),
    formDone: boolean().notNull().default(false),
    formPutOffAt: moment(),
    createdAt: moment().notNull().defaultNow(),
  },
  (row) => [
    uniqueIndex('member_phone').on(row.phone).where(sql`${row.phone} <> ''`),
    index('member_doctor').on(row.id).where(sql`${row.doctor}`),
    index('member_disabled').on(row.id).where(sql`${row.disabled}`),
    index('member_card').on(row.vipUntil),
    // for search by the beginning of a nickname
    index('member_nickname').on(row.nickname.op('text_pattern_ops')),
  ],
);
