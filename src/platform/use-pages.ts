import { useEffect, useRef, useState } from 'react';
import { callKey, type Data, type Endpoint } from '../../schemas/define-endpoint.ts';
import { leftOut, type Page } from '../../schemas/structures.ts';
import { type Answered, call } from './call.ts';
import { NO_MORE_DATA, showToast } from './toast.ts';

/** A full page of every list (decisions §4). */
const PAGE_SIZE = 10;

const FAILED = '加载失败，请稍后再试';

type Source = {
  endpoint: Endpoint;
  payload: Record<string, unknown>;
  /** Told how every further page was answered. */
  onFurther?: (page: number, answer: Answered<unknown>) => void;
};

/** `append` adds pages (查看更多), `swap` replaces them (换一换). */
type Mode = 'append' | 'swap';

type Item<E extends Endpoint> = Data<E> extends Page<infer T> ? T : never;

/** How a call that is not a list's own is asked for a further page, and where the page stands. */
export type PageReading<T> = {
  /** Field of the payload that names the page. */
  field: string;
  /** The page in the checked answer; undefined where there is none. */
  pageOf: (data: unknown) => Page<T> | undefined;
};

export type Paging<T> = {
  items: T[];
  /** The last page taken, counted from 1. */
  page: number;
  /**
   * `end`: the last page is there; `only`: the first page was the last; `failed`: the next page can
   * be asked for again.
   */
  state: 'idle' | 'busy' | 'end' | 'only' | 'failed';
  /** Asks for the next page; past the last page it says so and asks nothing. */
  next: () => void;
};

type Held<T> = Omit<Paging<T>, 'next'> & { first: Page<T>; pageCount: number | null };

type Step<T> = { held: Held<T>; toast?: string };

/** Without a total, a page that the back end did not fill is the last one. */
const isLast = (page: number, pageCount: number | null, items: readonly unknown[]): boolean =>
  pageCount === null ? items.length + leftOut(items).length < PAGE_SIZE : page >= pageCount;

const begin = <T>(first: Page<T>): Held<T> => ({
  ...first,
  first,
  page: 1,
  state: isLast(1, first.pageCount, first.items) ? 'only' : 'idle',
});

const follow = <T>(held: Held<T>, answer: Answered<Page<T> | undefined>, mode: Mode): Step<T> => {
  if (!answer.ok) return { held: { ...held, state: 'failed' }, toast: answer.message || FAILED };
  const { items = [], pageCount: told = null } = answer.data ?? {};
  if (items.length === 0) return { held: { ...held, state: 'end' }, toast: NO_MORE_DATA };
  const page = held.page + 1;
  const pageCount = told ?? held.pageCount;
  return {
    held: {
      first: held.first,
      page,
      pageCount,
      items: mode === 'append' ? [...held.items, ...items] : items,
      state: isLast(page, pageCount, items) ? 'end' : 'idle',
    },
  };
};

/** How far lists have been paged in this visit, by call and mode, until their first page changes. */
const visited = new Map<string, Held<unknown>>();

/** Where the list stood when it was left, else at its first page. */
const resume = <T>(key: string, first: Page<T>): Held<T> => {
  const left = visited.get(key);
  // a list that began with this very page holds items of its kind
  return left?.first === first ? (left as Held<T>) : begin(first);
};

/**
 * The pages of a list whose first page is there; neither mode goes past the last page nor back to
 * the first (specification sections 4, 5 and 8). A failure keeps what is shown. Pages that were
 * loaded are there again when the list comes back; a new first page starts over, and an answer that
 * comes after that, or after the list has gone, is dropped.
 */
export const usePages = <E extends Endpoint, T = Item<E>>(
  source: Source | undefined,
  first: Page<T>,
  mode: Mode,
  reading?: PageReading<T>,
): Paging<T> => {
  const key = source ? `${mode} ${callKey(source.endpoint, source.payload)}` : '';
  const [kept, setHeld] = useState(() => resume(key, first));
  const held = kept.first === first ? kept : resume(key, first);
  if (held !== kept) setHeld(held);

  const asking = useRef<Page<T>>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new first page ends the old asking
  useEffect(
    () => () => {
      asking.current = null;
    },
    [first],
  );

  const next = async () => {
    if (!source || held.state === 'end' || held.state === 'only') return showToast(NO_MORE_DATA);
    if (asking.current === first) return;
    asking.current = first;
    setHeld({ ...held, state: 'busy' });
    const asked = { ...source.payload, [reading?.field ?? 'page']: held.page + 1 };
    const answer = await call(source.endpoint, asked);
    if (asking.current !== first) return;
    asking.current = null;
    source.onFurther?.(held.page + 1, answer);
    const read = answer.ok && reading ? { ...answer, data: reading.pageOf(answer.data) } : answer;
    // the source is one of the section's own, all of which answer with pages of this item
    const step = follow(held, read as Answered<Page<T> | undefined>, mode);
    visited.set(key, step.held);
    setHeld(step.held);
    if (step.toast) showToast(step.toast);
  };
  const { items, page, state } = held;
  return { items, page, state, next };
};
