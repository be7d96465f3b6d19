import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { invitedRoles } from '#schemas/workshop/endpoints.ts';
import { holdsFiles } from '../file-holders.ts';
import { identityKey, moment, positionColumn } from './columns.ts';
import { product } from './course.ts';
import { live } from './live.ts';
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
  /** Rises with each change of the banners. */
  bannersVersion: integer().notNull().default(0),
});

holdsFiles(workshopPageTable, { word: '医生工作室', columns: ['qrCode'] });

/** On a workshop's page; leads to one of `productId` and `liveId`, or to nothing once that was removed. */
export const workshopBannerTable = pgTable(
  'workshop_banner',
  {
    id: identityKey(),
    teacherId: integer()
      .notNull()
      .references(() => teacher.id, { onDelete: 'cascade' }),
    picture: text().notNull(),
    title: text().notNull(),
    productId: integer().references(() => product.id, { onDelete: 'set null' }),
    liveId: integer().references(() => live.id, { onDelete: 'set null' }),
    shown: boolean().notNull().default(true),
    position: positionColumn(),
  },
  (row) => [
    index('workshop_banner_teacher').on(row.teacherId, row.position),
    index('workshop_banner_picture').on(row.picture),
    index('workshop_banner_product').on(row.productId),
    index('workshop_banner_live').on(row.liveId),
  ],
);

holdsFiles(workshopBannerTable, {
  word: '工作室轮播图',
  title: workshopBannerTable.title,
  columns: ['picture'],
});
