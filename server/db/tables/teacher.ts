import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { identityKey, positionColumn } from './columns.ts';
import { member } from './member.ts';

export const teacher = pgTable(
  'teacher',
  {
    id: identityKey(),
    memberId: integer().references(() => member.id),
    name: text().notNull(),
    avatar: text().notNull().default(''),
    title: text().notNull().default(''),
    hospital: text().notNull().default(''),
    department: text().notNull().default(''),
    introHtml: text().notNull().default(''),
    fields: text().array().notNull().default([]),
  },
  (row) => [index('teacher_member').on(row.memberId)],
);

export const workshop = pgTable('workshop', {
  id: identityKey(),
  teacherId: integer()
    .notNull()
    .references(() => teacher.id),
  shop: text().notNull(),
  position: positionColumn(),
});
