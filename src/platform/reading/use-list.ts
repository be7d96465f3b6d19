import { useCallback, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import {
  callKey,
  type Data,
  type Payload,
  type ReadEndpoint,
} from '#schemas/wire/define-endpoint.ts';
import type { Page } from '#schemas/wire/structures.ts';
import { cardNow } from '../calls/card-news.ts';
import { couponChanges } from '../calls/coupon-news.ts';
import { currentEntry } from '../screen/history-entry.ts';
import { CallError } from './call-error.ts';
import { seenAt, timesSeen } from './first-seen.ts';
import { joined, rowKey } from './joined-rows.ts';
import { isLast, ROWS_A_PAGE } from './last-page.ts';
import {
  cachedList,
  type ListSnapshot,
  type ListState,
  noteRows,
  savedList,
  saveList,
  subscribeList,
} from './list-memory.ts';
import type { ReadOptions } from './options.ts';
import { readCall } from './read-call.ts';
import { readAnew } from './refresh-list.ts';
import { useOutdated } from './use-outdated.ts';
import { useRefreshes } from './use-refreshes.ts';

type Item<E extends ReadEndpoint> = Data<E> extends Page<infer T> ? T : never;

export type InfiniteList<T, A = unknown> = {
  items: readonly T[];
  /** The newest answer, which may hold more than its rows. */
  answer: A | undefined;
  state: ListState;
  error: CallError | undefined;
  busy: boolean;
  /** Reads the next page, or repeats one that failed; does nothing while a page is being read. */
  next: () => void;
  retry: () => void;
  reload: () => void;
  /** Reads the shown pages again without an indicator; where that fails the rows stay. */
  refresh: () => void;
  /**
   * Changes the shown rows after the member changed something. `removedCount`: how many of the rows still
   * shown the back end lists no longer.
   */
  update: (change: (items: readonly T[]) => readonly T[], removedCount?: number) => void;
  /** The key of the row at an index, which stays the same when the row moves. */
  keyAt: (index: number) => string | number;
  rows: readonly unknown[] | undefined;
  keepRows: (rows: readonly unknown[]) => void;
};

const EMPTY: ListSnapshot = { items: [], page: 0, pageCount: null, state: 'loading' };

/** Number of the last page that is still complete after rows were removed. */
const fullPages = (
  before: ListSnapshot,
  items: readonly unknown[],
  removedCount: number,
): number =>
  items.length - removedCount < before.items.length
    ? Math.min(before.page, Math.floor((items.length - removedCount) / ROWS_A_PAGE))
    : before.page;

const changed = (
  before: ListSnapshot,
  items: readonly unknown[],
  removedCount: number,
): ListSnapshot => {
  const page = fullPages(before, items, removedCount);
  // a page that is being fetched for the old rows does not follow the changed ones
  const state = before.state === 'busy' && page !== before.page ? 'idle' : before.state;
  return { ...before, items, page, state, rows: undefined };
};

const followed = (before: ListSnapshot, page: Page<unknown>): ListSnapshot => ({
  ...before,
  items: joined(before.items, page.items),
  answer: page,
  page: before.page + 1,
  pageCount: page.pageCount,
  state: isLast(before.page + 1, page.pageCount, page.items) ? 'end' : 'idle',
  error: undefined,
  card: before.page === 0 ? cardNow() : before.card,
  coupons: before.page === 0 ? couponChanges() : before.coupons,
});

type Source = { key: string; endpoint: ReadEndpoint; payload: Record<string, unknown> };

/** Encodes the rows as on the wire, so that the endpoint's schema reads them after a reload. */
const write =
  ({ endpoint }: Source) =>
  ({ items, answer, page, pageCount, state, rows, card }: ListSnapshot): unknown => ({
    page,
    card,
    end: state === 'end',
    rows,
    seen: timesSeen(items),
    wire: z.encode(endpoint.data, { ...Object(answer), items, pageCount }),
  });

type Saved = {
  page: number;
  end: boolean;
  wire: unknown;
  rows?: [];
  seen?: unknown;
  card?: string;
};

const isSaved = (saved: unknown): saved is Saved =>
  typeof saved === 'object' &&
  saved !== null &&
  'wire' in saved &&
  'page' in saved &&
  'end' in saved;

const restore = (source: Source): ListSnapshot | undefined => {
  const saved = cachedList(source.key);
  if (!isSaved(saved)) return undefined;
  const read = z.safeParse(source.endpoint.data, saved.wire);
  if (!read.success) return undefined;
  // the type of `useList` guarantees that this endpoint answers a page
  const { items, pageCount } = read.data as Page<unknown>;
  const { page, end, rows, seen, card } = saved;
  if (Array.isArray(seen) && seen.length === items.length) seenAt(items, seen);
  return { items, answer: read.data, page, pageCount, state: end ? 'end' : 'idle', rows, card };
};

const put = (source: Source, snapshot: ListSnapshot): void =>
  saveList(source.key, snapshot, write(source));

const refreshed = async (source: Source): Promise<void> => {
  const snapshot = await readAnew(source);
  if (snapshot) put(source, snapshot);
};

const ask = async (source: Source): Promise<void> => {
  const before = savedList(source.key) ?? EMPTY;
  if (before.state === 'busy' || before.state === 'end') return;
  const first = before.items.length === 0;
  const asking: ListSnapshot = { ...before, state: first ? 'loading' : 'busy' };
  put(source, asking);
  const answer = await readCall(source.endpoint, { ...source.payload, page: before.page + 1 });
  // the answer is dropped where the list was reloaded or changed by the member meanwhile
  const now = savedList(source.key);
  if (!now || now.state !== asking.state || now.page !== before.page) return;
  if (answer.ok) put(source, followed(now, answer.data as Page<unknown>));
  else {
    const error = new CallError(answer);
    put(source, { ...now, state: first ? 'broken' : 'failed', error });
  }
};

const askAgain = (source: Source): void => {
  const state = savedList(source.key)?.state;
  if (state === 'broken' || state === 'failed') void ask(source);
};

/**
 * A list of the back end, page by page. On the way back to the page, also after a reload, all loaded rows
 * are there again; a newly opened page starts afresh. `endpoint` answers a `Page` and takes `page`.
 */
export const useList = <E extends ReadEndpoint>(
  endpoint: E,
  payload: Partial<Omit<Payload<E>, 'page'>> = {},
  { fresh = false, when = true }: ReadOptions = {},
): InfiniteList<Item<E>, Data<E>> => {
  const [entry] = useState(currentEntry);
  const key = `${entry} ${callKey(endpoint, payload)}`;
  const [held, setHeld] = useState<Source>({ key, endpoint, payload });
  const source = held.key === key ? held : { key, endpoint, payload };
  if (held !== source) setHeld(source);
  const subscribe = useCallback((heard: () => void) => subscribeList(key, heard), [key]);
  const read = () => savedList(key);
  const snapshot = useSyncExternalStore(subscribe, read, read) ?? EMPTY;
  const { items } = snapshot;
  // like other calls of a page, so that equal ones share an answer that came with its HTML
  useLayoutEffect(() => {
    if (!when || savedList(source.key)) return;
    const listSnapshot = restore(source);
    if (listSnapshot) put(source, listSnapshot);
    else void ask(source);
  }, [source, when]);
  const refresh = useCallback(() => void refreshed(source), [source]);
  useOutdated(snapshot, refresh);
  useRefreshes(fresh && when, refresh);
  return {
    // this endpoint's own schema has read the items
    items: items as readonly Item<E>[],
    answer: snapshot.answer as Data<E> | undefined,
    state: snapshot.state,
    busy: when && (snapshot.state === 'loading' || snapshot.state === 'busy'),
    error: snapshot.error,
    rows: snapshot.rows,
    next: useCallback(() => void ask(source), [source]),
    retry: useCallback(() => void askAgain(source), [source]),
    reload: useCallback(() => {
      put(source, EMPTY);
      void ask(source);
    }, [source]),
    refresh,
    update: useCallback(
      (change, removedCount = 0) => {
        const now = savedList(source.key);
        if (!now) return;
        // the items come from this very list, so they have its endpoint's type
        put(source, changed(now, change(now.items as Item<E>[]), removedCount));
      },
      [source],
    ),
    keyAt: useCallback((index) => rowKey(items[index]) ?? index, [items]),
    keepRows: useCallback((rows) => noteRows(source.key, rows), [source]),
  };
};
