import type { Database } from './database.ts';

const TRIES = 4;
/** Error codes of a serialization failure and a deadlock, after which a retry may succeed. */
const GAVE_IN = new Set(['40001', '40P01']);

const codeOf = (error: unknown): unknown => {
  if (!(error instanceof Error)) return undefined;
  if ('code' in error) return error.code;
  return codeOf(error.cause);
};

/** Runs `work` again where the database ended it because of another transaction. */
export const retryingOnConflict = async <T>(work: () => Promise<T>): Promise<T> => {
  for (let left = TRIES - 1; ; left -= 1) {
    try {
      return await work();
    } catch (error) {
      if (left === 0 || !GAVE_IN.has(String(codeOf(error)))) throw error;
    }
  }
};

/** A transaction that is tried again where it stood in another's way. */
export const retryOnConflict = <T>(db: Database, work: (tx: Database) => Promise<T>): Promise<T> =>
  retryingOnConflict(() => db.transaction(work));
