import { boolean, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { identityKey, positionColumn } from './columns.ts';

/** Common questions of the help page; those of one topic stand together, where the first of them does. */
export const helpQuestionTable = pgTable('help_question', {
  id: identityKey(),
  topic: text().notNull(),
  question: text().notNull(),
  answer: jsonb().$type<string[]>().notNull(),
  position: positionColumn(),
  shown: boolean().notNull().default(true),
});
