import * as z from 'zod/mini';
import { scalar } from '#schemas/wire/codec.ts';
import { droppedItems, itemsIn, list } from '#schemas/wire/structures.ts';
import type { Source } from './section-definition.ts';
import type { Fitting } from './validate.ts';

export type Choice = {
  /** The number of items, from the first page; no further page is read. */
  count: number;
  /** Ids picked by hand, in their order on the page. */
  picks?: readonly string[];
};

const hasId = (item: unknown): item is { id: unknown } =>
  typeof item === 'object' && item !== null && 'id' in item;

/** The picked items; an id without an item is left out and reported like a faulty item. */
const picked = (items: readonly unknown[], picks: readonly string[]): unknown[] => {
  const byId = new Map<unknown, unknown>();
  for (const item of items) if (hasId(item) && !byId.has(item.id)) byId.set(item.id, item);
  const known = scalar((id) => byId.get(id), 'id of an item that is answered');
  return z.parse(list(known, 'may lose all'), picks);
};

const reduced = (read: Fitting, { count, picks }: Choice): Fitting => {
  const items = itemsIn(read.data);
  if (!items?.length) return read;
  const selection = picks ? picked(items, picks) : items.slice(0, count);
  // in place, since `droppedItems` knows this very array; the cut may leave nothing
  selection.splice(count);
  const isPage = items !== read.data;
  const lost = droppedItems(selection).map((each) => ({
    ...each,
    path: `${isPage ? 'items.' : ''}${each.index}`,
  }));
  const data = isPage ? { ...Object(read.data), items: selection, pageCount: 1 } : selection;
  return { ...read, data, leftOut: [...read.leftOut, ...lost] };
};

const known = new WeakMap<Fitting, Map<string, Fitting>>();

/** The source with its list cut to the choice; equal choices of one answer give the same object. */
export const chosenFrom = ({ endpoint, payload }: Source, choice: Choice): Source => {
  const key = JSON.stringify([choice.count, choice.picks]);
  return {
    endpoint,
    payload: choice.picks ? { ...payload, ids: choice.picks } : payload,
    choose: (read) => {
      const cut = known.get(read) ?? new Map<string, Fitting>();
      known.set(read, cut);
      const chosen = cut.get(key) ?? reduced(read, choice);
      cut.set(key, chosen);
      return chosen;
    },
  };
};
