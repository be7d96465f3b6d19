import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import type { KeptAnswers } from './form.ts';
import { member } from './member.ts';

/** What a member tells in the profile form; `idCard` is encrypted, '' where it was not given. */
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
  /** Answers to fields of the form that have no column. */
  answers: jsonb().$type<KeptAnswers>().notNull().default({}),
  savedAt: moment().notNull(),
});
