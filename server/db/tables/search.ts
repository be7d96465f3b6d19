import { pgTable, text } from 'drizzle-orm/pg-core';
import { identityKey, place } from './columns.ts';

/** Words that editors recommend to search for. */
export const hotWord = pgTable('hot_word', {
  id: identityKey(),
  word: text().notNull(),
  position: place(),
});
