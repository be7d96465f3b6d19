import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { legalTexts } from '../../../schemas/api/account.ts';
import { key, moment } from './columns.ts';
import type { KeptAnswers } from './form.ts';
import { member } from './people.ts';

const ofMember = () => integer().references(() => member.id);

/** Codes that were asked for by SMS; only the newest of a phone and purpose counts. */
export const smsCode = pgTable(
  'sms_code',
  {
    id: key(),
    phone: text().notNull(),
    purpose: text().notNull(),
    /** Of the one who asked. */
    ip: text().notNull(),
    codeHash: text().notNull(),
    /** The request that asked for it; repeating that sends nothing more. */
    requestHash: text().notNull(),
    sentAt: moment().notNull(),
    expiresAt: moment().notNull(),
    wrongTries: integer().notNull().default(0),
    usedAt: moment(),
    /** The request that used it, which may be repeated. */
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
  { id: key(), account: text().notNull(), ip: text().notNull(), at: moment().notNull() },
  (row) => [
    index('password_failure_account').on(row.account, row.at),
    index('password_failure_ip').on(row.ip, row.at),
  ],
);

export const credential = pgTable('credential', {
  memberId: ofMember().primaryKey(),
  passwordHash: text().notNull(),
  changedAt: moment().notNull(),
});

/** What a member tells in the profile form; `idCard` is encrypted, '' where it was not given. */
export const profile = pgTable('profile', {
  memberId: ofMember().primaryKey(),
  name: text().notNull(),
  sex: integer().notNull(),
  hospital: text().notNull(),
  department: text().notNull(),
  jobTitle: text().notNull(),
  province: text().notNull(),
  city: text().notNull(),
  idCard: text().notNull(),
  /** To fields of the form that no column stands for. */
  answers: jsonb().$type<KeptAnswers>().notNull().default({}),
  savedAt: moment().notNull(),
});

/** Requests that were carried out, with their answer, so that repeating one changes nothing more. */
export const doneRequest = pgTable(
  'done_request',
  { hash: text().primaryKey(), answer: jsonb().notNull(), at: moment().notNull() },
  (row) => [index('done_request_at').on(row.at)],
);

/** Pictures that members uploaded; the files lie under DATA_DIR. */
export const upload = pgTable(
  'upload',
  {
    file: text().primaryKey(),
    memberId: ofMember().notNull(),
    bytes: integer().notNull(),
    at: moment().notNull(),
  },
  (row) => [index('upload_member').on(row.memberId, row.at)],
);

export type Chapter = { heading: string; paragraphs: string[] };

/**
 * Agreements and privacy policy; `{site}` in a text stands for the site's title. The highest version
 * of a type is in force.
 */
export const legalText = pgTable(
  'legal_text',
  {
    type: text({ enum: legalTexts }).notNull(),
    version: integer().notNull().default(1),
    title: text().notNull(),
    chapters: jsonb().$type<Chapter[]>().notNull(),
    updatedAt: moment().notNull(),
  },
  (row) => [
    primaryKey({ columns: [row.type, row.version] }),
    check('legal_text_version', sql`${row.version} > 0`),
  ],
);

/** One row: whom members ask for help. */
export const supportInfo = pgTable(
  'support_info',
  {
    id: integer().primaryKey().default(1),
    phone: text().notNull(),
    hours: text().notNull(),
    wechat: text().notNull(),
    qrCode: text().notNull(),
    link: text().notNull(),
  },
  (row) => [check('support_info_one_row', sql`${row.id} = 1`)],
);
