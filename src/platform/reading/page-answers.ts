import type { Cache } from 'swr';
import { cameAs } from '#schemas/wire/read-data.ts';
import { notedOwner, ownersNow } from '../calls/owner.ts';
import { token } from '../session/session.ts';

const MOST_ENTRIES = 20;

let answers = new Map<string, object>();
let owner = '';

/**
 * The answers of the session's pages, each stored under the history entry that asked: on the way back a
 * page shows its old answer while it reads a new one; a newly opened page starts without one.
 */
export const pageAnswers = (): Cache => {
  if (owner !== token()) answers = new Map();
  owner = token();
  return answers;
};

export const answerKey = (entry: string, key: string): string => `${entry} ${key}`;

const entryIn = (key: string): string => key.slice(0, key.indexOf(' '));

export const answersTo =
  (call: string) =>
  (key: unknown): boolean =>
    typeof key === 'string' && key.slice(entryIn(key).length + 1) === call;

/** The answer is from before the member's card began or ended. */
const isOutdated = (data: unknown): boolean => {
  const owner = notedOwner(cameAs(data));
  return owner !== undefined && !ownersNow().includes(owner);
};

let entered = '';
let shown = 0;

export const noteShown = (): (() => void) => {
  shown += 1;
  return () => {
    shown -= 1;
  };
};

/**
 * Drops an entry's outdated answers when it becomes the present one; a page's shown answers stay until it
 * is left.
 */
export const enterEntry = (cache: Cache, entry: string): void => {
  if (shown > 0 && entry === entered) return;
  entered = entry;
  for (const key of [...cache.keys()])
    if (entryIn(key) === entry && isOutdated(cache.get(key)?.data)) cache.delete(key);
};

/** Drops the answers of the oldest entries beyond the newest twenty; those of `entry` stay. */
export const forgetOldEntries = (cache: Cache, entry: string): void => {
  const entries = [...new Set([...cache.keys()].map(entryIn))].filter((one) => one !== entry);
  const old = new Set(entries.slice(0, -MOST_ENTRIES));
  for (const key of [...cache.keys()]) if (old.has(entryIn(key))) cache.delete(key);
};
