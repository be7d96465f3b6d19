import * as z from 'zod/mini';
import { decodedType, partsOf, scalar, withParts } from '../../schemas/codec.ts';
import type { ReadEndpoint } from '../../schemas/define-endpoint.ts';
import { pickable } from '../../schemas/home/picks.ts';
import { itemsIn, list } from '../../schemas/structures.ts';
import type { Source } from './section-definition.ts';

/** What of a list is shown. */
export type Choice = {
  /** How many items of the first page; no further page is read. */
  count: number;
  /** What is picked by hand: ids, in the order in which they are to stand. */
  picks?: readonly string[];
};

const hasId = (item: unknown): item is { id: unknown } =>
  typeof item === 'object' && item !== null && 'id' in item;

/** The picked ones of some items; an id of nothing is left out, which is told like a faulty item. */
const picked = (items: readonly unknown[], picks: readonly string[]): unknown[] => {
  const byId = new Map<unknown, unknown>();
  for (const item of items) if (hasId(item) && !byId.has(item.id)) byId.set(item.id, item);
  const known = scalar((id) => byId.get(id), 'id of an item that is answered');
  return z.parse(list(known, 'may lose all'), picks);
};

const chosen = (items: unknown[], { count, picks }: Choice): unknown[] => {
  const kept = picks ? picked(items, picks) : items;
  // the list itself is cut: what its reader left out of it is told by it
  kept.splice(count);
  return kept;
};

/** A list or a page of one, cut to what is chosen. */
const reduced = (data: unknown, choice: Choice): unknown => {
  const items = itemsIn(data);
  if (!items) return data;
  const kept = chosen(items, choice);
  return items === data ? kept : { ...Object(data), items: kept, pageCount: 1 };
};

const choosing = (endpoint: ReadEndpoint, choice: Choice): ReadEndpoint => {
  const { data, ...rest } = choice.picks ? pickable(endpoint) : endpoint;
  const cut = z.codec(data, decodedType<unknown>(), {
    decode: (read) => reduced(read, choice),
    // an answer is only read
    encode: (shown) => shown,
  });
  return { ...rest, data: withParts(cut, partsOf(data)) };
};

const made = new WeakMap<ReadEndpoint, Map<string, ReadEndpoint>>();

/** The source of a list of which only what is chosen is read; the same for the same choice. */
export const chosenFrom = ({ endpoint, payload }: Source, choice: Choice): Source => {
  const known = made.get(endpoint) ?? new Map<string, ReadEndpoint>();
  made.set(endpoint, known);
  const key = JSON.stringify([choice.count, choice.picks]);
  const cut = known.get(key) ?? choosing(endpoint, choice);
  known.set(key, cut);
  return { endpoint: cut, payload: choice.picks ? { ...payload, ids: choice.picks } : payload };
};
