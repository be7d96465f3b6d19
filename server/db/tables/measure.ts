import { bigint, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { measuredHomes, measureKinds } from '#schemas/measure/fields.ts';

/**
 * Counts per China day, without any person. No foreign keys, since in front of an existing back end there are no
 * releases.
 */
export const sectionMeasure = pgTable(
  'section_measure',
  {
    day: date({ mode: 'string' }).notNull(),
    /** The release that was live; 0 without one. */
    releaseId: integer().notNull(),
    home: text({ enum: measuredHomes }).notNull(),
    section: text().notNull(),
    /** Tells sections of one name apart; '' where the page does not say. */
    instance: text().notNull(),
    /** An item, from 1; 0 is the section itself. */
    position: integer().notNull(),
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

const dayKinds = [...measureKinds, 'fault'] as const;

/**
 * Sums of past days by release and section, for the console's view of months. `item` is the banner's key in the
 * release's document. No foreign keys, as above.
 */
export const homeDay = pgTable(
  'home_day',
  {
    day: date({ mode: 'string' }).notNull(),
    releaseId: integer().notNull(),
    /** '' for faults, which are counted for all home pages together. */
    home: text({ enum: [...measuredHomes, ''] }).notNull(),
    section: text().notNull(),
    instance: text().notNull(),
    /** The key of a banner; '' is the section with all its items. */
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
