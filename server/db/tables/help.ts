import { boolean, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { identityKey, positionColumn } from './columns.ts';

/** Questions of a topic stand together, at the place of the first. */
export const helpQuestionTable = pgTable('help_question', {
  id: identityKey(),
  topic: text().notNull(),
  question: text().notNull(),
  answer: jsonb().$type<string[]>().notNull(),
  position: positionColumn(),
  shown: boolean().notNull().default(true),
});
