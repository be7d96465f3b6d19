import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { identityKey, moment } from './columns.ts';
import { member } from './member.ts';

export const wechatIdentity = pgTable(
  'wechat_identity',
  {
    openid: text().primaryKey(),
    memberId: integer()
      .notNull()
      .references(() => member.id),
  },
  (row) => [index('wechat_identity_member').on(row.memberId)],
);

export const usedWechatCode = pgTable('used_wechat_code', {
  codeHash: text().primaryKey(),
  usedAt: moment().notNull().defaultNow(),
});

/** Only the SHA-256 of a token is stored. */
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
    /** The login request that began the session; its repetition begins no second one. */
    requestHash: text(),
  },
  (row) => [
    index('session_member').on(row.memberId),
    uniqueIndex('session_request').on(row.requestHash),
  ],
);

/** Only the newest code of a phone and purpose counts. */
export const smsCodeTable = pgTable(
  'sms_code',
  {
    id: identityKey(),
    phone: text().notNull(),
    purpose: text().notNull(),
    /** The caller's network (`networkOf`). */
    ip: text().notNull(),
    /** Hash of the caller's device if the phone's member has logged in on it before; else null. */
    device: text(),
    codeHash: text().notNull(),
    /** Its repetition sends no second message. */
    requestHash: text().notNull(),
    sentAt: moment().notNull(),
    expiresAt: moment().notNull(),
    /** By the network that asked; below, by the member's devices and by all others. */
    wrongTries: integer().notNull().default(0),
    deviceTries: integer().notNull().default(0),
    strangerTries: integer().notNull().default(0),
    usedAt: moment(),
    /** The request that used the code; it may be repeated. */
    usedBy: text(),
  },
  (row) => [
    uniqueIndex('sms_code_request').on(row.requestHash),
    index('sms_code_phone').on(row.phone, row.purpose, row.id),
    index('sms_code_ip').on(row.ip, row.sentAt),
    index('sms_code_sent').on(row.sentAt),
  ],
);

/**
 * `account` is a phone, or `member:<id>` where the old password is asked for; `ip` the network, `device` the hash of
 * a device on which the account has logged in before.
 */
export const passwordFailure = pgTable(
  'password_failure',
  {
    id: identityKey(),
    account: text().notNull(),
    ip: text().notNull(),
    device: text(),
    at: moment().notNull(),
  },
  (row) => [
    index('password_failure_account').on(row.account, row.at),
    index('password_failure_ip').on(row.ip, row.at),
  ],
);

/** Only the SHA-256 of a device's secret is stored. */
export const knownDevice = pgTable(
  'known_device',
  {
    id: identityKey(),
    /** `member:<id>` or `operator:<id>`. */
    owner: text().notNull(),
    secretHash: text().notNull(),
    network: text().notNull(),
    seenAt: moment().notNull(),
  },
  (row) => [
    uniqueIndex('known_device_secret').on(row.secretHash, row.owner),
    index('known_device_owner').on(row.owner, row.id),
  ],
);

export const credential = pgTable('credential', {
  memberId: integer()
    .references(() => member.id)
    .primaryKey(),
  passwordHash: text().notNull(),
  changedAt: moment().notNull(),
});
