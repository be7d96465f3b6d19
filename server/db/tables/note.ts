import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { identityKey, moment } from './columns.ts';
import { lesson } from './course.ts';
import { member } from './member.ts';

export const noteTable = pgTable(
  'note',
  {
    id: identityKey(),
    memberId: integer()
      .notNull()
      .references(() => member.id),
    lessonId: integer()
      .notNull()
      .references(() => lesson.id, { onDelete: 'cascade' }),
    /** 0 for a text. */
    positionMs: integer().notNull().default(0),
    text: text().notNull(),
    at: moment().notNull(),
  },
  (row) => [index('note_member').on(row.memberId, row.id), index('note_lesson').on(row.lessonId)],
);
