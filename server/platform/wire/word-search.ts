import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** Whether a word has something that an index of words knows; `%`, quotes and emoji have nothing. */
export const isIndexed = (word: string): boolean => /[\p{L}\p{N}]/u.test(word);

/** A pattern for `like`: what begins with these very characters. */
export const beginningWith = (word: string): string => `${word.replace(/[\\%_]/g, '\\$&')}%`;

/** Whether a text holds a word anywhere, in any case: for few rows, since no index helps. */
export const holdsWord = (column: SQLWrapper, word: string): SQL =>
  sql`position(lower(${word}) in lower(${column})) > 0`;
