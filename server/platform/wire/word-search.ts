import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** An index of words holds letters and digits only; `%`, quotes and emoji are not in it. */
export const isIndexed = (word: string): boolean => /[\p{L}\p{N}]/u.test(word);

/** A pattern for `like`; `word` is taken literally. */
export const beginningWith = (word: string): string => `${word.replace(/[\\%_]/g, '\\$&')}%`;

/** In any case. For few rows, since no index helps. */
export const holdsWord = (column: SQLWrapper, word: string): SQL =>
  sql`position(lower(${word}) in lower(${column})) > 0`;
