import { pgTable, text } from 'drizzle-orm/pg-core';
import { key, place } from './columns.ts';

/** Words that editors recommend to search for. */
export const hotWord = pgTable('hot_word', {
  id: key(),
  word: text().notNull(),
  position: place(),
});
