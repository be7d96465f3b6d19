import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { PictureShape } from '#schemas/landing/fields.ts';
import type { ClassicLayout } from '#schemas/publication/classic-layout.ts';
import { identityKey, moment } from './columns.ts';

/** What a shared link to a page shows; '' is taken from the page itself. */
const card = () => ({
  shareTitle: text().notNull().default(''),
  shareText: text().notNull().default(''),
  shareThumb: text().notNull().default(''),
});

/** How often a page was opened through each channel. */
const opened = () => ({
  byFriends: integer().notNull().default(0),
  byMoments: integer().notNull().default(0),
  byPosters: integer().notNull().default(0),
  byOthers: integer().notNull().default(0),
});

/** A page that is handed out: a picture, a text and one button. */
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

/** A page that is handed out and made of blocks. */
export const blockLandingTable = pgTable('block_landing', {
  id: identityKey(),
  title: text().notNull(),
  published: boolean().notNull().default(true),
  ...card(),
  ...opened(),
  /** null: nobody has edited it yet. */
  draft: jsonb().$type<ClassicLayout>(),
  version: integer().notNull().default(0),
  author: text().notNull().default(''),
  savedAt: moment(),
  /** What members see; null: nothing was put live yet. */
  live: jsonb().$type<ClassicLayout>(),
  liveAt: moment(),
});

/** What was put live of a page of blocks. */
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
