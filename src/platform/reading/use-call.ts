import { useEffect, useState } from 'react';
import { type Cache, useSWRConfig } from 'swr';
import { currentEntry } from '../screen/history-entry.ts';
import { createUseCall } from './create-use-call.ts';
import { answerKey, enterEntry, forgetOldEntries, noteShown } from './page-answers.ts';
import { readCall } from './read-call.ts';

/** The history entry that asks; an earlier failure and outdated answers stored there are dropped. */
const useEntry = (cache: Cache, query: string | null): string =>
  useState(() => {
    const entry = currentEntry();
    enterEntry(cache, entry);
    const key = answerKey(entry, query ?? '');
    const cached = cache.get(key);
    if (cached?.error !== undefined && cached.data === undefined) cache.delete(key);
    return entry;
  })[0];

const useEntryKey = (query: string | null): string | null => {
  const { cache } = useSWRConfig();
  const entry = useEntry(cache, query);
  useEffect(noteShown, []);
  useEffect(() => forgetOldEntries(cache, entry), [cache, entry]);
  return query === null ? null : answerKey(entry, query);
};

export const heldByEntry: Parameters<typeof createUseCall>[1] = {
  useKey: useEntryKey,
  // a newly opened page always asks again; SWR still shares a call under way
  how: { revalidateOnFocus: false, dedupingInterval: 0 },
};

/**
 * A page's call; equal calls under way are made once. On the way back the last answer is shown while it is
 * read again, and stays if that fails.
 */
export const useCall = createUseCall(readCall, heldByEntry);
