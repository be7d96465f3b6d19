import type { Cache } from 'swr';
import { token } from '../session/session.ts';

/** Pages that can be gone back to. */
const MOST_ENTRIES = 20;

let answers = new Map<string, object>();
let owner = '';

/**
 * The answers of the session's pages, each under the entry of the history that asked: on the way
 * back a page shows what stood there while it asks anew; a page that is newly opened knows nothing.
 */
export const pageAnswers = (): Cache => {
  // a new session begins without the answers of the session before
  if (owner !== token()) answers = new Map();
  owner = token();
  return answers;
};

export const answerKey = (entry: string, key: string): string => `${entry} ${key}`;

const entryIn = (key: string): string => key.slice(0, key.indexOf(' '));

/** Whether it is an answer to this call, whichever entry asked. */
export const answersTo =
  (call: string) =>
  (key: unknown): boolean =>
    typeof key === 'string' && key.slice(entryIn(key).length + 1) === call;

/** Forgets what the entries hold that were opened first, beyond the newest twenty; `entry` stays. */
export const forgetOldEntries = (cache: Cache, entry: string): void => {
  const entries = [...new Set([...cache.keys()].map(entryIn))].filter((one) => one !== entry);
  const old = new Set(entries.slice(0, -MOST_ENTRIES));
  for (const key of [...cache.keys()]) if (old.has(entryIn(key))) cache.delete(key);
};
