import { useEffect, useRef, useState } from 'react';
import type { Data, Endpoint } from '../../schemas/define-endpoint.ts';
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

const follow = <T>(held: Held<T>, answer: Answered<Page<T>>, mode: Mode): Step<T> => {
  if (!answer.ok) return { held: { ...held, state: 'failed' }, toast: answer.message || FAILED };
  const { items } = answer.data;
  if (items.length === 0) return { held: { ...held, state: 'end' }, toast: NO_MORE_DATA };
  const page = held.page + 1;
  const pageCount = answer.data.pageCount ?? held.pageCount;
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

/**
 * The pages of a list whose first page is there; neither mode goes past the last page nor back to
 * the first (specification sections 4, 5 and 8). A failure keeps what is shown. A new first page
 * starts over, and an answer that comes after that is dropped.
 */
export const usePages = <E extends Endpoint>(
  source: Source | undefined,
  first: Page<Item<E>>,
  mode: Mode,
): Paging<Item<E>> => {
  const [kept, setHeld] = useState(() => begin(first));
  const held = kept.first === first ? kept : begin(first);
  if (held !== kept) setHeld(held);

  const asking = useRef<Page<Item<E>>>(null);
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
    const answer = await call(source.endpoint, { ...source.payload, page: held.page + 1 });
    if (asking.current !== first) return;
    asking.current = null;
    source.onFurther?.(held.page + 1, answer);
    // the source is one of the section's own, all of which answer with pages of this item
    const step = follow(held, answer as Answered<Page<Item<E>>>, mode);
    setHeld(step.held);
    if (step.toast) showToast(step.toast);
  };
  const { items, page, state } = held;
  return { items, page, state, next };
};
