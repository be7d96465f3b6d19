import { sessionUser } from '#src/platform/session/session.ts';
import { readJson, removeLocal, writeJson } from '#src/platform/storage/local-store.ts';
import { createStore, useStore } from '#src/platform/storage/store.ts';

/** The words that were searched for on this phone, newest first. */

const MOST = 12;

const key = (): string => {
  const user = sessionUser();
  const id = typeof user === 'object' && user !== null && 'id' in user ? String(user.id) : '';
  return `SEARCHED:${id}`;
};

const read = (): readonly string[] => {
  const saved = readJson(key());
  return Array.isArray(saved) ? saved.filter((word) => typeof word === 'string') : [];
};

/** Counts changes of the words, so that components read them again. */
const changes = createStore(0);

const changed = (): void => changes.set(changes.get() + 1);

export const useSearchHistory = (): readonly string[] => {
  useStore(changes);
  return read();
};

export const noteSearch = (keyword: string): void => {
  const word = keyword.trim();
  if (word === '') return;
  const words = [word, ...read().filter((known) => known !== word)].slice(0, MOST);
  writeJson(key(), words);
  changed();
};

export const clearSearchHistory = (): void => {
  removeLocal(key());
  changed();
};
