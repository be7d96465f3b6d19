import { pgTable, text } from 'drizzle-orm/pg-core';
import { identityKey, moment, positionColumn } from './columns.ts';

export const hotWord = pgTable('hot_word', {
  id: identityKey(),
  word: text().notNull(),
  position: positionColumn(),
});

export const searchSynonym = pgTable('search_synonym', {
  id: identityKey(),
  words: text().array().notNull(),
  updatedAt: moment().notNull().defaultNow(),
});
