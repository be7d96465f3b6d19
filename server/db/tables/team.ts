import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { identityKey, moment } from './columns.ts';
import { member } from './member.ts';
import { questionnaire } from './questionnaire.ts';

const ofExam = () =>
  integer()
    .notNull()
    .references(() => questionnaire.id, { onDelete: 'cascade' });

export const examTeam = pgTable(
  'exam_team',
  {
    id: identityKey(),
    examId: ofExam(),
    name: text().notNull(),
    size: integer().notNull(),
    captainId: integer().references(() => member.id),
    foundedAt: moment().notNull(),
    closedAt: moment(),
  },
  (row) => [
    uniqueIndex('exam_team_name')
      .on(row.examId, sql`lower(${row.name})`)
      .where(sql`${row.closedAt} is null`),
    index('exam_team_captain').on(row.captainId),
  ],
);

export const examTeammate = pgTable(
  'exam_teammate',
  {
    id: identityKey(),
    teamId: integer()
      .notNull()
      .references(() => examTeam.id, { onDelete: 'cascade' }),
    examId: ofExam(),
    memberId: integer()
      .notNull()
      .references(() => member.id),
    joinedAt: moment().notNull(),
  },
  (row) => [
    uniqueIndex('exam_teammate_once').on(row.examId, row.memberId),
    index('exam_teammate_team').on(row.teamId, row.id),
    index('exam_teammate_member').on(row.memberId),
  ],
);
