import type { Database } from './database.ts';

const TRIES = 4;
/** Serialization failure and deadlock. */
const GAVE_IN = new Set(['40001', '40P01']);

const codeOf = (error: unknown): unknown => {
  if (!(error instanceof Error)) return undefined;
  if ('code' in error) return error.code;
  return codeOf(error.cause);
};

/** Repeats a transaction that the database ended because of another one. */
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
