import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { PictureShape } from '#schemas/landing/fields.ts';
import type { ClassicLayout } from '#schemas/publication/classic-layout.ts';
import { holdsFiles } from '../file-holders.ts';
import { identityKey, moment } from './columns.ts';

/** The card of a shared link; '': taken from the page itself. */
const card = () => ({
  shareTitle: text().notNull().default(''),
  shareText: text().notNull().default(''),
  shareThumb: text().notNull().default(''),
});

const opened = () => ({
  byFriends: integer().notNull().default(0),
  byMoments: integer().notNull().default(0),
  byPosters: integer().notNull().default(0),
  byOthers: integer().notNull().default(0),
});

export const landingTable = pgTable('landing', {
  id: identityKey(),
  title: text().notNull(),
  thumb: text().notNull().default(''),
  shape: text().$type<PictureShape>().notNull().default('wide'),
  html: text().notNull().default(''),
  button: text().notNull().default(''),
  link: text().notNull().default(''),
  published: boolean().notNull().default(true),
  ...card(),
  ...opened(),
});

holdsFiles(landingTable, {
  word: '分享页',
  title: landingTable.title,
  columns: ['thumb', 'html', 'shareThumb'],
});

export const blockLandingTable = pgTable('block_landing', {
  id: identityKey(),
  title: text().notNull(),
  published: boolean().notNull().default(true),
  ...card(),
  ...opened(),
  draft: jsonb().$type<ClassicLayout>(),
  version: integer().notNull().default(0),
  author: text().notNull().default(''),
  savedAt: moment(),
  /** Null: never published. */
  live: jsonb().$type<ClassicLayout>(),
  liveAt: moment(),
});

holdsFiles(blockLandingTable, {
  word: '区块分享页',
  title: blockLandingTable.title,
  columns: ['shareThumb', 'draft', 'live'],
});

export const blockLandingRelease = pgTable(
  'block_landing_release',
  {
    id: identityKey(),
    landingId: integer()
      .notNull()
      .references(() => blockLandingTable.id, { onDelete: 'cascade' }),
    layout: jsonb().$type<ClassicLayout>().notNull(),
    author: text().notNull(),
    at: moment().notNull(),
  },
  (row) => [index('block_landing_release_landing').on(row.landingId, row.id)],
);

holdsFiles(blockLandingRelease, { word: '区块分享页', columns: ['layout'] });
