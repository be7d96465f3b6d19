import { inArray, sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { admissions, broadcastStates } from '#schemas/studio/broadcast-fields.ts';
import type { CourseDocument } from '#schemas/studio/document.ts';
import { openStates, revisionStates } from '#schemas/studio/fields.ts';
import { holdsFiles } from '../file-holders.ts';
import { uploadsIn } from '../uploads-in.ts';
import { decisionColumns, fen, identityKey, moment } from './columns.ts';
import { product } from './course.ts';
import { live } from './live.ts';
import { mediaFile } from './media.ts';
import { member } from './member.ts';
import { teacher } from './teacher.ts';

/** A course as its teacher wants it: what is live stays until operators have let the revision pass. */
export const courseRevisionTable = pgTable(
  'course_revision',
  {
    id: identityKey(),
    teacherId: integer()
      .notNull()
      .references(() => teacher.id),
    /** Who is notified: whoever began it, or sent it to review. */
    memberId: integer()
      .notNull()
      .references(() => member.id),
    /** Null until it is live for the first time. */
    productId: integer().references(() => product.id),
    type: integer().notNull(),
    document: jsonb().$type<CourseDocument>().notNull(),
    state: text({ enum: revisionStates }).notNull().default('draft'),
    ...decisionColumns(),
    savedAt: moment().notNull(),
    sentAt: moment(),
  },
  (row) => [
    uniqueIndex('course_revision_open')
      .on(row.productId)
      .where(sql`${row.state} in ('draft', 'waiting', 'refused')`),
    index('course_revision_teacher').on(row.teacherId, row.state, row.savedAt),
    index('course_revision_state').on(row.state, row.id),
    index('course_revision_uploads').using('gin', uploadsIn(sql`(${row.document})::text`)),
  ],
);

holdsFiles(courseRevisionTable, {
  word: '课程草稿',
  title: sql<string>`${courseRevisionTable.document}->>'title'`,
  columns: ['document'],
  among: inArray(courseRevisionTable.state, [...openStates]),
});

/** A workshop's wish to broadcast a file of its library at a time; only what has passed makes a broadcast. */
export const broadcastTable = pgTable(
  'broadcast_application',
  {
    id: identityKey(),
    teacherId: integer()
      .notNull()
      .references(() => teacher.id),
    /** Who sent it, and is notified. */
    memberId: integer()
      .notNull()
      .references(() => member.id),
    title: text().notNull(),
    /** Plain text, a paragraph for each line. */
    intro: text().notNull(),
    startAt: moment().notNull(),
    endAt: moment().notNull(),
    admission: text({ enum: admissions }).notNull(),
    /** 0 unless it is paid. */
    priceFen: fen().notNull(),
    /** A hash; '' unless it asks for a password. */
    password: text().notNull().default(''),
    /** Null once the file was removed, which it cannot be while this waits. */
    videoId: integer().references(() => mediaFile.id, { onDelete: 'set null' }),
    coverId: integer().references(() => mediaFile.id, { onDelete: 'set null' }),
    state: text({ enum: broadcastStates }).notNull().default('waiting'),
    ...decisionColumns(),
    sentAt: moment().notNull(),
    /** The broadcast that it made, while it has passed. */
    liveId: integer().references(() => live.id),
  },
  (row) => [
    index('broadcast_application_teacher').on(row.teacherId, row.sentAt),
    index('broadcast_application_state').on(row.state, row.id),
    index('broadcast_application_video').on(row.videoId),
    index('broadcast_application_cover').on(row.coverId),
    index('broadcast_application_live').on(row.liveId),
  ],
);
