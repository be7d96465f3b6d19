import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { CourseDocument } from '#schemas/studio/document.ts';
import { revisionStates } from '#schemas/studio/fields.ts';
import { identityKey, moment } from './columns.ts';
import { product } from './course.ts';
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
    reason: text().notNull().default(''),
    by: text().notNull().default(''),
    /** Grows with each change, so that two tabs hear of each other. */
    version: integer().notNull().default(1),
    savedAt: moment().notNull(),
    sentAt: moment(),
    decidedAt: moment(),
  },
  (row) => [
    uniqueIndex('course_revision_open')
      .on(row.productId)
      .where(sql`${row.state} in ('draft', 'waiting', 'refused')`),
    index('course_revision_teacher').on(row.teacherId, row.state, row.savedAt),
    index('course_revision_state').on(row.state, row.id),
  ],
);
