import { boolean, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { type ClassicLayout, classicVariants } from '#schemas/publication/classic-layout.ts';
import { identityKey, positionColumn } from './columns.ts';

/** One row per open flag of the home catalogue; a missing row is closed. */
export const homeFlag = pgTable('home_flag', {
  field: text().primaryKey(),
  open: boolean().notNull(),
});

/** One row per text of the home config; a missing row is empty. */
export const homeTitle = pgTable('home_title', {
  field: text().primaryKey(),
  title: text().notNull(),
});

/** The ordered variant's sections from top to bottom. */
export const sectionOrderTable = pgTable('section_order', {
  id: identityKey(),
  name: text().notNull(),
  position: positionColumn(),
  /** What the item says beside its section's name; null: nothing. */
  details: jsonb().$type<Record<string, unknown>>(),
  /** Left out of the order, although another item keeps its section's flag open. */
  closed: boolean().notNull().default(false),
});

/** The layouts of the classic variants that were put live; one without a row is as it was shipped. */
export const classicLayoutTable = pgTable('classic_layout', {
  variant: text({ enum: classicVariants }).primaryKey(),
  layout: jsonb().$type<ClassicLayout>().notNull(),
});

/** The variant of `/`; the row with the smallest id counts. */
export const viewTemplateTable = pgTable('view_template', {
  id: identityKey(),
  template: text().notNull(),
});

export const banner = pgTable(
  'banner',
  {
    id: identityKey(),
    /** The operators' name for it, which outlives publications; '' where SQL put it there. */
    key: text().notNull().default(''),
    slot: text({ enum: ['ordered', 'classic'] }).notNull(),
    title: text().notNull(),
    thumb: text().notNull(),
    link: text().notNull().default(''),
    position: positionColumn(),
  },
  (row) => [index('banner_slot').on(row.slot, row.position)],
);

export const navIcon = pgTable('nav_icon', {
  id: identityKey(),
  key: text().notNull().default(''),
  name: text().notNull(),
  thumb: text().notNull(),
  link: text().notNull(),
  joinsApp: boolean().notNull().default(true),
  position: positionColumn(),
});

export const followPromptTable = pgTable('follow_prompt', {
  id: identityKey(),
  name: text().notNull(),
  picture: text().notNull(),
});
