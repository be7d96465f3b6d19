import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { entryKinds } from '#schemas/question/fields.ts';
import { identityKey, moment } from './columns.ts';
import { lesson } from './course.ts';
import { member } from './member.ts';

export const questionTable = pgTable(
  'lesson_question',
  {
    id: identityKey(),
    memberId: integer()
      .notNull()
      .references(() => member.id),
    lessonId: integer()
      .notNull()
      .references(() => lesson.id, { onDelete: 'cascade' }),
    text: text().notNull(),
    anonymous: boolean().notNull(),
    hidden: boolean().notNull().default(false),
    answers: integer().notNull().default(0),
    taught: boolean().notNull().default(false),
    /** Reports of the question and its answers that no operator has handled. */
    reports: integer().notNull().default(0),
    at: moment().notNull(),
    /** When the asker last saw the answers. */
    seenAt: moment().notNull(),
  },
  (row) => [
    index('lesson_question_lesson').on(row.lessonId, row.id),
    index('lesson_question_member').on(row.memberId, row.id),
    index('lesson_question_queue').on(row.taught, row.id),
  ],
);

export const answerTable = pgTable(
  'lesson_answer',
  {
    id: identityKey(),
    questionId: integer()
      .notNull()
      .references(() => questionTable.id, { onDelete: 'cascade' }),
    /** Null where an operator answered as the teacher. */
    memberId: integer().references(() => member.id),
    teacher: boolean().notNull(),
    /** The operator's name; '' for a member. */
    by: text().notNull().default(''),
    text: text().notNull(),
    hidden: boolean().notNull().default(false),
    reports: integer().notNull().default(0),
    at: moment().notNull(),
  },
  (row) => [
    index('lesson_answer_question').on(row.questionId, row.id),
    index('lesson_answer_member').on(row.memberId),
  ],
);

export const questionReport = pgTable(
  'lesson_question_report',
  {
    memberId: integer()
      .notNull()
      .references(() => member.id),
    kind: text({ enum: entryKinds }).notNull(),
    entryId: integer().notNull(),
  },
  (row) => [primaryKey({ columns: [row.memberId, row.kind, row.entryId] })],
);
