import { bigint, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { measuredHomes, measureKinds } from '#schemas/measure/fields.ts';

/**
 * What was seen and pressed of home pages on a day in China: counts alone, of nobody in particular. No
 * foreign keys, since in front of an existing back end there are no releases here.
 */
export const sectionMeasure = pgTable(
  'section_measure',
  {
    day: date({ mode: 'string' }).notNull(),
    /** The release that was live; 0 without one. */
    releaseId: integer().notNull(),
    home: text({ enum: measuredHomes }).notNull(),
    section: text().notNull(),
    /** Which of several sections of one name; '' where the page does not say. */
    instance: text().notNull(),
    /** An item, from 1; 0 is the section itself. */
    position: integer().notNull(),
    /** The variant of an experiment; '' without one. */
    variant: text().notNull(),
    kind: text({ enum: measureKinds }).notNull(),
    count: bigint({ mode: 'number' }).notNull(),
  },
  (row) => [
    primaryKey({
      name: 'section_measure_one',
      columns: [
        row.day,
        row.releaseId,
        row.home,
        row.section,
        row.instance,
        row.position,
        row.variant,
        row.kind,
      ],
    }),
  ],
);

/** What is counted of a day by section: what phones measure, and faults that they report. */
const dayKinds = [...measureKinds, 'fault'] as const;

/**
 * The sums of days that are over, by release and section: what the console reads of months. A banner is told by
 * its key in the release's document. No foreign keys, as above.
 */
export const homeDay = pgTable(
  'home_day',
  {
    day: date({ mode: 'string' }).notNull(),
    releaseId: integer().notNull(),
    /** '' for faults, which are told of all home pages together. */
    home: text({ enum: [...measuredHomes, ''] }).notNull(),
    section: text().notNull(),
    instance: text().notNull(),
    /** The key of a banner; '' is the section itself with all its items. */
    item: text().notNull(),
    variant: text().notNull(),
    kind: text({ enum: dayKinds }).notNull(),
    count: bigint({ mode: 'number' }).notNull(),
  },
  (row) => [
    primaryKey({
      name: 'home_day_one',
      columns: [
        row.day,
        row.releaseId,
        row.home,
        row.section,
        row.instance,
        row.item,
        row.variant,
        row.kind,
      ],
    }),
  ],
);
