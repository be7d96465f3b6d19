import { boolean, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { type ClassicLayout, classicVariants } from '#schemas/publication/classic-layout.ts';
import { holdsFiles } from '../file-holders.ts';
import { identityKey, positionColumn } from './columns.ts';

/** A missing row means closed. */
export const homeFlag = pgTable('home_flag', {
  field: text().primaryKey(),
  open: boolean().notNull(),
});

/** A missing row means ''. */
export const homeTitle = pgTable('home_title', {
  field: text().primaryKey(),
  title: text().notNull(),
});

export const sectionOrderTable = pgTable('section_order', {
  id: identityKey(),
  name: text().notNull(),
  position: positionColumn(),
  details: jsonb().$type<Record<string, unknown>>(),
  /** Left out of the order, although another item keeps its section's flag open. */
  closed: boolean().notNull().default(false),
});

/** Published layouts; a variant without a row has the shipped one. */
export const classicLayoutTable = pgTable('classic_layout', {
  variant: text({ enum: classicVariants }).primaryKey(),
  layout: jsonb().$type<ClassicLayout>().notNull(),
});

holdsFiles(classicLayoutTable, { word: '首页', columns: ['layout'] });

/** The variant of `/`; the row with the smallest id counts. */
export const viewTemplateTable = pgTable('view_template', {
  id: identityKey(),
  template: text().notNull(),
});

export const banner = pgTable(
  'banner',
  {
    id: identityKey(),
    /** The operators' key, which stays the same across publications; '' for rows added by SQL. */
    key: text().notNull().default(''),
    slot: text({ enum: ['ordered', 'classic'] }).notNull(),
    title: text().notNull(),
    thumb: text().notNull(),
    link: text().notNull().default(''),
    position: positionColumn(),
  },
  (row) => [index('banner_slot').on(row.slot, row.position)],
);

holdsFiles(banner, { word: '首页', title: banner.title, columns: ['thumb'] });

export const navIcon = pgTable('nav_icon', {
  id: identityKey(),
  key: text().notNull().default(''),
  name: text().notNull(),
  thumb: text().notNull(),
  link: text().notNull(),
  joinsApp: boolean().notNull().default(true),
  position: positionColumn(),
});

holdsFiles(navIcon, { word: '首页', title: navIcon.name, columns: ['thumb'] });

export const followPromptTable = pgTable('follow_prompt', {
  id: identityKey(),
  name: text().notNull(),
  picture: text().notNull(),
});

holdsFiles(followPromptTable, { word: '首页', columns: ['picture'] });
