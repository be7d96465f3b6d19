import { useEffect, useRef, useState } from 'react';
import { callKey, type Data, type ReadEndpoint } from '#schemas/wire/define-endpoint.ts';
import type { Page } from '#schemas/wire/structures.ts';
import type { CheckedAnswer } from '../calls/answered.ts';
import { NO_MORE_DATA, showToast } from '../feedback/toast.ts';
import { isLast } from './last-page.ts';
import type { ListState } from './list-memory.ts';
import { readCall } from './read-call.ts';

const FAILED = '加载失败，请稍后再试';

type Source = {
  endpoint: ReadEndpoint;
  payload: Record<string, unknown>;
  onFurther?: ((page: number, answer: CheckedAnswer<unknown>) => void) | undefined;
};

/**
 * `append` adds pages (查看更多), `swap` replaces them (换一换). An answer with more items than a page may have is
 * shown in parts; `swap-all` shows it whole, for rows that render only what is near.
 */
type Mode = 'append' | 'swap' | 'swap-all';

/** Items of one answer shown at once; a back end may send thousands. */
const MOST = 40;

type Item<E extends ReadEndpoint> = Data<E> extends Page<infer T> ? T : never;

/** Paging of a call whose answer is no `Page`: the payload's page field, and the page in the answer. */
export type PageReading<T> = {
  field: string;
  pageOf: (data: unknown) => Page<T> | undefined;
};

export type Paging<T> = {
  items: T[];
  /** Only the first items are shown: `next` then shows the rest of the first page. */
  few: boolean;
  /** Number of pages shown, from 1; each part of a long page counts as one. */
  page: number;
  /**
   * `end`: the last page is shown; `only`: the first page was the last; `failed`: the next page can be
   * requested again.
   */
  state: Exclude<ListState, 'loading' | 'broken'> | 'only';
  /** Requests the next page; past the last page it shows a toast and makes no call. */
  next: () => void;
};

type Held<T> = Omit<Paging<T>, 'next'> & {
  first: Page<T>;
  pageCount: number | null;
  requested: number;
  last: boolean;
  rest: readonly T[];
};

type Step<T> = { held: Held<T>; toast?: string };

const parted = <T>(items: T[], mode: Mode): { items: T[]; rest: readonly T[] } =>
  mode === 'swap-all' || items.length <= MOST
    ? { items, rest: [] }
    : { items: items.slice(0, MOST), rest: items.slice(MOST) };

const begin = <T>(first: Page<T>, mode: Mode, most = Infinity): Held<T> => {
  const last = isLast(1, first.pageCount, first.items);
  const part = parted(first.items, mode);
  const few = part.items.length > most;
  const state = last && !few && part.rest.length === 0 ? 'only' : 'idle';
  if (few) part.items = part.items.slice(0, most);
  return { ...part, few, first, pageCount: first.pageCount, page: 1, requested: 1, last, state };
};

const shown = <T>(held: Held<T>, items: T[], mode: Mode): Held<T> => {
  const part = parted(items, mode);
  return {
    ...held,
    page: held.page + 1,
    items: mode === 'append' ? [...held.items, ...part.items] : part.items,
    rest: part.rest,
    state: held.last && part.rest.length === 0 ? 'end' : 'idle',
  };
};

const follow = <T>(
  held: Held<T>,
  answer: CheckedAnswer<Page<T> | undefined>,
  mode: Mode,
): Step<T> => {
  if (!answer.ok) return { held: { ...held, state: 'failed' }, toast: answer.message || FAILED };
  const { items = [], pageCount: answeredCount = null } = answer.data ?? {};
  if (items.length === 0) return { held: { ...held, state: 'end' }, toast: NO_MORE_DATA };
  const requested = held.requested + 1;
  const pageCount = answeredCount ?? held.pageCount;
  const last = isLast(requested, pageCount, items);
  return { held: shown({ ...held, requested, pageCount, last }, items, mode) };
};

/** States of the lists in this visit, by call and mode, until their first page changes. */
const visited = new Map<string, Held<unknown>>();

const resume = <T>(key: string, first: Page<T>, mode: Mode, few?: number): Held<T> => {
  const left = visited.get(key);
  // a list whose first page is this very object holds items of the same type
  return left?.first === first ? (left as Held<T>) : begin(first, mode, few);
};

/**
 * The pages of a list whose first page is given; no mode goes past the last page or back to the first (home
 * rules 46 and 47). A failure keeps the shown items. Loaded pages are restored when the list returns; a new
 * first page starts over, and a late answer for the old one, or for a removed list, is dropped. `useList`
 * differs: it reads its first page itself, keeps rows over a reload, and never swaps or splits pages.
 */
export const usePages = <E extends ReadEndpoint, T = Item<E>>(
  source: Source | undefined,
  first: Page<T>,
  mode: Mode,
  how?: {
    reading?: PageReading<T>;
    /** Begins with so many items. */
    few?: number | undefined;
  },
): Paging<T> => {
  const reading = how?.reading;
  const key = source ? `${mode} ${callKey(source.endpoint, source.payload)}` : '';
  const [saved, setSaved] = useState(() => resume(key, first, mode, how?.few));
  const held = saved.first === first ? saved : resume(key, first, mode, how?.few);
  if (held !== saved) setSaved(held);

  const asking = useRef<Page<T>>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new first page cancels the request for the old one
  useEffect(
    () => () => {
      asking.current = null;
    },
    [first],
  );

  const take = (step: Step<T>) => {
    visited.set(key, step.held);
    setSaved(step.held);
    if (step.toast) showToast(step.toast);
  };

  const next = async () => {
    if (held.few) return take({ held: begin(first, mode) });
    if (held.rest.length > 0) return take({ held: shown(held, [...held.rest], mode) });
    if (!source || held.state === 'end' || held.state === 'only') return showToast(NO_MORE_DATA);
    if (asking.current === first) return;
    asking.current = first;
    setSaved({ ...held, state: 'busy' });
    const query = { ...source.payload, [reading?.field ?? 'page']: held.requested + 1 };
    const answer = await readCall(source.endpoint, query);
    if (asking.current !== first) return;
    asking.current = null;
    source.onFurther?.(held.requested + 1, answer);
    const read = answer.ok && reading ? { ...answer, data: reading.pageOf(answer.data) } : answer;
    // the source is one of the section's own, and all of those answer pages of this item
    take(follow(held, read as CheckedAnswer<Page<T> | undefined>, mode));
  };
  const { items, few, page, state } = held;
  return { items, few, page, state, next };
};
