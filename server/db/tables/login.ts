import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { identityKey, moment } from './columns.ts';
import { member } from './member.ts';

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
    /** The login request that began the session; repeating it begins no second one. */
    requestHash: text(),
  },
  (row) => [
    index('session_member').on(row.memberId),
    uniqueIndex('session_request').on(row.requestHash),
  ],
);

/** Codes that were asked for by SMS; only the newest of a phone and purpose counts. */
export const smsCodeTable = pgTable(
  'sms_code',
  {
    id: identityKey(),
    phone: text().notNull(),
    purpose: text().notNull(),
    /** The network address of the caller who asked for the code. */
    ip: text().notNull(),
    codeHash: text().notNull(),
    /** The request that asked for the code; repeating it sends nothing more. */
    requestHash: text().notNull(),
    sentAt: moment().notNull(),
    expiresAt: moment().notNull(),
    wrongTries: integer().notNull().default(0),
    usedAt: moment(),
    /** The request that used the code, and that may be repeated. */
    usedBy: text(),
  },
  (row) => [
    uniqueIndex('sms_code_request').on(row.requestHash),
    index('sms_code_phone').on(row.phone, row.purpose, row.id),
    index('sms_code_ip').on(row.ip, row.sentAt),
    index('sms_code_sent').on(row.sentAt),
  ],
);

/** Wrong passwords of late; `account` is a phone, or `member:<id>` where the old one is asked for. */
export const passwordFailure = pgTable(
  'password_failure',
  { id: identityKey(), account: text().notNull(), ip: text().notNull(), at: moment().notNull() },
  (row) => [
    index('password_failure_account').on(row.account, row.at),
    index('password_failure_ip').on(row.ip, row.at),
  ],
);

export const credential = pgTable('credential', {
  memberId: integer()
    .references(() => member.id)
    .primaryKey(),
  passwordHash: text().notNull(),
  changedAt: moment().notNull(),
});
