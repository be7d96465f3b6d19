import { readLocal, removeLocal, writeLocal } from '../storage/local-store.ts';

/** How many starts in a row have not come to a page. */
const STARTS = 'starts';

/** That many failed starts in a row make the next one careful. */
const FAILED = 2;

/** Notes that the app starts; tells whether the last starts have failed. */
export const noteStart = (): boolean => {
  const before = Number(readLocal(STARTS)) || 0;
  writeLocal(STARTS, String(before + 1));
  return before >= FAILED;
};

/** Notes that the app has come to a page, or has been left before. */
export const noteStarted = (): void => removeLocal(STARTS);
