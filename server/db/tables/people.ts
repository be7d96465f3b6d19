import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { messageGroups } from '../../../schemas/api/inbox.ts';
import { key, moment, place } from './columns.ts';

export const member = pgTable(
  'member',
  {
    id: key(),
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
  (row) => [uniqueIndex('member_phone').on(row.phone).where(sql`${row.phone} <> ''`)],
);

export const teacher = pgTable('teacher', {
  id: key(),
  memberId: integer().references(() => member.id),
  name: text().notNull(),
  avatar: text().notNull().default(''),
  /** Such as 主任医师. */
  title: text().notNull().default(''),
  hospital: text().notNull().default(''),
  department: text().notNull().default(''),
  introHtml: text().notNull().default(''),
  /** What they are at home in. */
  fields: text().array().notNull().default([]),
});

export const workshop = pgTable('workshop', {
  id: key(),
  teacherId: integer()
    .notNull()
    .references(() => teacher.id),
  shop: text().notNull(),
  position: place(),
});

export const wechatIdentity = pgTable('wechat_identity', {
  openid: text().primaryKey(),
  memberId: integer()
    .notNull()
    .references(() => member.id),
});

/** Codes that the simulated provider has taken; the real one keeps its own. */
export const usedWechatCode = pgTable('used_wechat_code', {
  codeHash: text().primaryKey(),
  usedAt: moment().notNull().defaultNow(),
});

/** Only the SHA-256 of a token is kept. */
export const session = pgTable(
  'session',
  {
    tokenHash: text().primaryKey(),
    memberId: integer()
      .notNull()
      .references(() => member.id),
    createdAt: moment().notNull().defaultNow(),
    expiresAt: moment().notNull(),
    revokedAt: moment(),
    /** The login that began it; repeating that gives no second session. */
    requestHash: text(),
  },
  (row) => [
    index('session_member').on(row.memberId),
    uniqueIndex('session_request').on(row.requestHash),
  ],
);

export const message = pgTable(
  'message',
  {
    id: key(),
    memberId: integer()
      .notNull()
      .references(() => member.id),
    title: text().notNull(),
    body: text().notNull().default(''),
    group: text({ enum: messageGroups }).notNull().default('system'),
    /** Where it leads, in the app; '' for nowhere. */
    link: text().notNull().default(''),
    createdAt: moment().notNull().defaultNow(),
    readAt: moment(),
    /** Removed by its member, and shown and counted nowhere. */
    deletedAt: moment(),
  },
  (row) => [
    index('message_member').on(row.memberId, row.readAt),
    index('message_newest').on(row.memberId, row.createdAt),
  ],
);
