import { sql } from 'drizzle-orm';
import { boolean, check, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { legalTexts } from '#schemas/site/fields.ts';
import { holdsFiles } from '../file-holders.ts';
import { identityKey, moment, positionColumn } from './columns.ts';
import { operator } from './operator.ts';

export type LegalChapter = { heading: string; paragraphs: string[] };

/** `{site}` in a text stands for the site's title. The highest version of a type is in force. */
export const legalTextTable = pgTable(
  'legal_text',
  {
    type: text({ enum: legalTexts }).notNull(),
    version: integer().notNull().default(1),
    title: text().notNull(),
    chapters: jsonb().$type<LegalChapter[]>().notNull(),
    updatedAt: moment().notNull(),
  },
  (row) => [
    primaryKey({ columns: [row.type, row.version] }),
    check('legal_text_version', sql`${row.version} > 0`),
  ],
);

/** The next version of a text, until it is published or given up. */
export const legalDraftTable = pgTable('legal_draft', {
  type: text({ enum: legalTexts }).primaryKey(),
  title: text().notNull(),
  chapters: jsonb().$type<LegalChapter[]>().notNull(),
  /** Rises with each save, so that of two operators the second hears of the first. */
  revision: integer().notNull().default(1),
  operatorId: integer()
    .notNull()
    .references(() => operator.id),
  updatedAt: moment().notNull(),
});

/** One row. */
export const supportInfoTable = pgTable(
  'support_info',
  {
    id: integer().primaryKey().default(1),
    phone: text().notNull(),
    hours: text().notNull(),
    /** How soon messages are answered, in words; '' where nothing is promised. */
    promise: text().notNull().default(''),
    wechat: text().notNull(),
    qrCode: text().notNull(),
    link: text().notNull(),
  },
  (row) => [check('support_info_one_row', sql`${row.id} = 1`)],
);

holdsFiles(supportInfoTable, { word: '客服', columns: ['qrCode'] });

/** One row. */
export const siteInfoTable = pgTable(
  'site_info',
  {
    id: integer().primaryKey().default(1),
    title: text().notNull(),
    logo: text().notNull(),
    copyright: text().notNull(),
    copyrightLink: text().notNull(),
    shareText: text().notNull(),
    sharePicture: text().notNull(),
    /** 1 phone login, 2 messenger login (shell rule 24). */
    loginSwitch: integer().notNull().default(2),
  },
  (row) => [check('site_info_one_row', sql`${row.id} = 1`)],
);

holdsFiles(siteInfoTable, { word: '站点', columns: ['logo', 'sharePicture'] });

/** The newest row is the current version. */
export const appVersionTable = pgTable('app_version', {
  id: identityKey(),
  version: text().notNull(),
  releasedAt: moment().notNull().defaultNow(),
});

export const moduleSwitch = pgTable('module_switch', {
  name: text().primaryKey(),
  open: boolean().notNull(),
});

export const bottomTab = pgTable('bottom_tab', {
  id: identityKey(),
  name: text().notNull(),
  position: positionColumn(),
  shown: boolean().notNull().default(true),
});

/** Hosts that a page outside of the app is opened at without a warning. */
export const jumpHostTable = pgTable('jump_host', {
  id: identityKey(),
  /** In small letters and punycode, with a port where it has one. */
  host: text().notNull().unique(),
  name: text().notNull().default(''),
  open: boolean().notNull().default(true),
});
