import * as z from 'zod/mini';
import type { Endpoint } from '../../schemas/define-endpoint.ts';
import {
  type DroppedItem,
  droppedItems,
  firstIssue,
  lossesSoFar,
} from '../../schemas/structures.ts';

/** A payload read by its schema: what fits, what was left out of its lists, or why none of it fits. */
export type Validated =
  | { fits: true; data: unknown; leftOut: DroppedItem[] }
  | { fits: false; path: string; expected: string };

const DEEPEST = 4;

const joined = (...parts: (string | number)[]) => parts.filter((part) => part !== '').join('.');

/** Where a kept item stood before others were left out. */
const placeOf = (index: number, lost: readonly DroppedItem[]) =>
  lost.reduce((place, { index: gone }) => (gone <= place ? place + 1 : place), index);

/** What the lists inside decoded data left out, each with its path from the top. */
export const lostIn = (value: unknown, path = '', depth = 0): DroppedItem[] => {
  if (typeof value !== 'object' || value === null || depth > DEEPEST) return [];
  if (!Array.isArray(value))
    return Object.entries(value).flatMap(([key, entry]) =>
      lostIn(entry, joined(path, key), depth + 1),
    );
  const lost = droppedItems(value);
  const here = lost.map((item) => ({ ...item, path: joined(path, item.index, item.path) }));
  const below = value.flatMap((entry, index) =>
    lostIn(entry, joined(path, placeOf(index, lost)), depth + 1),
  );
  return [...here, ...below];
};

const read = (endpoint: Endpoint, payload: unknown): Validated => {
  const before = lossesSoFar();
  const result = z.safeParse(endpoint.data, payload);
  if (!result.success) return { fits: false, ...firstIssue(result.error.issues) };
  const lost = lossesSoFar() === before ? [] : lostIn(result.data);
  return { fits: true, data: result.data, leftOut: lost };
};

const known = new WeakMap<Endpoint, WeakMap<object, Validated>>();

/** Reads a payload by its endpoint's schema; one payload object is read once. */
export const validate = (endpoint: Endpoint, payload: unknown): Validated => {
  if (typeof payload !== 'object' || payload === null) return read(endpoint, payload);
  const ofEndpoint = known.get(endpoint) ?? new WeakMap<object, Validated>();
  const before = ofEndpoint.get(payload);
  if (before) return before;
  const result = read(endpoint, payload);
  known.set(endpoint, ofEndpoint.set(payload, result));
  return result;
};
