import { index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { relationKinds, relationTargets } from '#schemas/relation/fields.ts';
import { identityKey, moment } from './columns.ts';
import { member } from './member.ts';

export const relation = pgTable(
  'relation',
  {
    id: identityKey(),
    memberId: integer()
      .notNull()
      .references(() => member.id),
    kind: text({ enum: relationKinds }).notNull(),
    target: text({ enum: relationTargets }).notNull(),
    targetId: integer().notNull(),
    at: moment().notNull().defaultNow(),
  },
  (row) => [
    uniqueIndex('relation_once').on(row.memberId, row.kind, row.target, row.targetId),
    index('relation_target').on(row.target, row.targetId, row.kind),
    index('relation_newest').on(row.memberId, row.kind, row.at),
  ],
);

/** One per start time, so a moved start is announced again. */
export const reminder = pgTable(
  'reminder',
  {
    target: text({ enum: relationTargets }).notNull(),
    targetId: integer().notNull(),
    startAt: moment().notNull(),
    memberId: integer()
      .notNull()
      .references(() => member.id),
    at: moment().notNull(),
  },
  (row) => [primaryKey({ columns: [row.target, row.targetId, row.startAt, row.memberId] })],
);
