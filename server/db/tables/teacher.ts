import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { workshopRoles } from '#schemas/teacher/roles.ts';
import { holdsFiles } from '../file-holders.ts';
import { identityKey, moment, positionColumn } from './columns.ts';
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

holdsFiles(teacher, { word: '讲师', title: teacher.name, columns: ['avatar', 'introHtml'] });

export const workshop = pgTable('workshop', {
  id: identityKey(),
  teacherId: integer()
    .notNull()
    .references(() => teacher.id),
  shop: text().notNull(),
  position: positionColumn(),
});

/** Who runs a teacher's workshop, whether it is shown or not. The `owner` is the teacher or their organisation. */
export const workshopMember = pgTable(
  'workshop_member',
  {
    teacherId: integer()
      .notNull()
      .references(() => teacher.id, { onDelete: 'cascade' }),
    memberId: integer()
      .notNull()
      .references(() => member.id),
    role: text({ enum: workshopRoles }).notNull(),
    joinedAt: moment().notNull().defaultNow(),
  },
  (row) => [
    primaryKey({ columns: [row.teacherId, row.memberId] }),
    index('workshop_member_member').on(row.memberId),
  ],
);
