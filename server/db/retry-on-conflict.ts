import type { Database } from './database.ts';

const TRIES = 4;
/** Error codes of a serialization failure and a deadlock, after which a retry may succeed. */
const GAVE_IN = new Set(['40001', '40P01']);

const codeOf = (error: unknown): unknown => {
  if (!(error instanceof Error)) return undefined;
  if ('code' in error) return error.code;
  return codeOf(error.cause);
};

/** A transaction that is tried again where the database ended it because of another one. */
export const retryOnConflict = async <T>(
  db: Database,
  work: (tx: Database) => Promise<T>,
): Promise<T> => {
  for (let left = TRIES - 1; ; left -= 1) {
    try {
      return await db.transaction(work);
    } catch (error) {
      if (left === 0 || !GAVE_IN.has(String(codeOf(error)))) throw error;
    }
  }
};
