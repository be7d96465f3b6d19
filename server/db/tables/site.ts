import { sql } from 'drizzle-orm';
import { boolean, check, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { key, moment, place } from './columns.ts';

/** One row: what the whole site says of itself. */
export const siteInfo = pgTable(
  'site_info',
  {
    id: integer().primaryKey().default(1),
    title: text().notNull(),
    logo: text().notNull(),
    copyright: text().notNull(),
    copyrightLink: text().notNull(),
    shareText: text().notNull(),
    sharePicture: text().notNull(),
    /** 1 phone login, 2 messenger login (specification section 4). */
    loginSwitch: integer().notNull().default(2),
  },
  (row) => [check('site_info_one_row', sql`${row.id} = 1`)],
);

/** The versions of the app that were put into service; the newest is the current one. */
export const appVersion = pgTable('app_version', {
  id: key(),
  version: text().notNull(),
  releasedAt: moment().notNull().defaultNow(),
});

/** Modules that are switched as a whole, such as `liveModule`. */
export const moduleSwitch = pgTable('module_switch', {
  name: text().primaryKey(),
  open: boolean().notNull(),
});

export const bottomTab = pgTable('bottom_tab', {
  id: key(),
  name: text().notNull(),
  position: place(),
  shown: boolean().notNull().default(true),
});
