import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { identityKey, moment } from './columns.ts';
import type { StoredAnswers } from './form.ts';
import { member } from './member.ts';

/** `idCard` is encrypted, '' where it was not given. */
export const profile = pgTable('profile', {
  memberId: integer()
    .references(() => member.id)
    .primaryKey(),
  name: text().notNull(),
  sex: integer().notNull(),
  hospital: text().notNull(),
  department: text().notNull(),
  jobTitle: text().notNull(),
  province: text().notNull(),
  city: text().notNull(),
  idCard: text().notNull(),
  answers: jsonb().$type<StoredAnswers>().notNull().default({}),
  savedAt: moment().notNull(),
});

export const hospitalTable = pgTable('hospital', {
  id: identityKey(),
  name: text().notNull().unique(),
  city: text().notNull(),
});
