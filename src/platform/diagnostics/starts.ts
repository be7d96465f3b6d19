import { readLocal, removeLocal, writeLocal } from '../storage/local-store.ts';

/** Storage key of the number of starts in a row that showed no page. */
const STARTS = 'starts';

/** After this many failed starts in a row the next start is careful. */
const FAILED = 2;

/** Counts a start of the app; returns whether the last starts have failed. */
export const noteStart = (): boolean => {
  const before = Number(readLocal(STARTS)) || 0;
  writeLocal(STARTS, String(before + 1));
  return before >= FAILED;
};

/** Notes that the app has shown a page, or was left before it could. */
export const noteStarted = (): void => removeLocal(STARTS);
