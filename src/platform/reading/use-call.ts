import { useEffect, useState } from 'react';
import { type Cache, useSWRConfig } from 'swr';
import type { Endpoint } from '#schemas/wire/define-endpoint.ts';
import { readData } from '#schemas/wire/read-data.ts';
import { currentEntry } from '../screen/history-entry.ts';
import { createUseCall } from './create-use-call.ts';
import { takeDocumentAnswer } from './document-answers.ts';
import { answerKey, enterEntry, forgetOldEntries, noteShown } from './page-answers.ts';
import { readCall } from './read-call.ts';

/**
 * The history entry that asks; an earlier failure and outdated answers stored there are dropped, and an answer that came
 * with the HTML is stored there.
 */
const useEntry = (cache: Cache, endpoint: Endpoint, query: string | null): string =>
  useState(() => {
    const entry = currentEntry();
    enterEntry(cache, entry);
    const key = answerKey(entry, query ?? '');
    const cached = cache.get(key);
    if (cached?.error !== undefined && cached.data === undefined) cache.delete(key);
    const given = query !== null && !cached ? takeDocumentAnswer(query) : undefined;
    const read = given === undefined ? undefined : readData(endpoint, given).result;
    if (read?.success) cache.set(key, { data: read.data });
    return entry;
  })[0];

const useEntryKey = (endpoint: Endpoint, query: string | null): string | null => {
  const { cache } = useSWRConfig();
  const entry = useEntry(cache, endpoint, query);
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
