import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { invitedRoles } from '#schemas/workshop/endpoints.ts';
import { identityKey, moment } from './columns.ts';
import { member } from './member.ts';
import { teacher } from './teacher.ts';

/** An invitation into a workshop, which serves once. */
export const workshopInviteTable = pgTable(
  'workshop_invite',
  {
    id: identityKey(),
    teacherId: integer()
      .notNull()
      .references(() => teacher.id, { onDelete: 'cascade' }),
    role: text({ enum: invitedRoles }).notNull(),
    endsAt: moment().notNull(),
    /** Who accepted it. */
    memberId: integer().references(() => member.id),
    acceptedAt: moment(),
    revokedAt: moment(),
  },
  (row) => [
    index('workshop_invite_teacher').on(row.teacherId),
    index('workshop_invite_member').on(row.memberId),
  ],
);

/** What a workshop's page has beside its teacher. */
export const workshopPageTable = pgTable('workshop_page', {
  teacherId: integer()
    .primaryKey()
    .references(() => teacher.id, { onDelete: 'cascade' }),
  notice: text().notNull().default(''),
  qrCode: text().notNull().default(''),
});
