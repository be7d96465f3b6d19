import { readLocal, removeLocal, writeLocal } from '../storage/local-store.ts';

const STARTS = 'starts';

const FAILED = 2;

export const noteStart = (): boolean => {
  const before = Number(readLocal(STARTS)) || 0;
  writeLocal(STARTS, String(before + 1));
  return before >= FAILED;
};

/** The app has shown a page, or was left before it could. */
export const noteStarted = (): void => removeLocal(STARTS);
