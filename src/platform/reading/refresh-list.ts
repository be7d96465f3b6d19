import type { ReadEndpoint } from '#schemas/wire/define-endpoint.ts';
import type { Page } from '#schemas/wire/structures.ts';
import { cardNow } from '../calls/card-news.ts';
import { couponChanges } from '../calls/coupon-news.ts';
import { joined } from './joined-rows.ts';
import { isLast, ROWS_A_PAGE } from './last-page.ts';
import { type ListSnapshot, savedList } from './list-memory.ts';
import { readCall } from './read-call.ts';

type Source = { key: string; endpoint: ReadEndpoint; payload: Record<string, unknown> };

/**
 * Reads the shown pages again and returns the list's new state; undefined where a page failed, or the list
 * has changed meanwhile.
 */
export const readAnew = async ({
  key,
  endpoint,
  payload,
}: Source): Promise<ListSnapshot | undefined> => {
  const before = savedList(key);
  if (!before || (before.state !== 'idle' && before.state !== 'end')) return undefined;
  let items: unknown[] = [];
  let read: Page<unknown> = { items, pageCount: before.pageCount };
  // the last page is read even where rows were removed from it
  const last = Math.max(1, before.page, Math.ceil(before.items.length / ROWS_A_PAGE));
  for (let page = 1; page <= last; page += 1) {
    const answer = await readCall(endpoint, { ...payload, page });
    if (!answer.ok) return undefined;
    // the type of `useList` guarantees that this endpoint answers a page
    read = answer.data as Page<unknown>;
    items = joined(items, read.items);
  }
  const now = savedList(key);
  if (!now || now.items !== before.items || now.state !== before.state) return undefined;
  const state = isLast(last, read.pageCount, read.items) ? 'end' : 'idle';
  const rows = items.length === before.items.length ? before.rows : undefined;
  return {
    ...now,
    items,
    answer: read,
    page: last,
    pageCount: read.pageCount,
    state,
    rows,
    card: cardNow(),
    coupons: couponChanges(),
  };
};
