import type { Endpoint } from '../../schemas/define-endpoint.ts';
import { type ReadData, readData } from '../../schemas/read-data.ts';
import { type DroppedItem, droppedItems, firstIssue } from '../../schemas/structures.ts';

/** A payload read by its schema: its data and the items left out, or why it does not fit. */
export type Validated =
  | { fits: true; data: unknown; leftOut: DroppedItem[] }
  | { fits: false; path: string; expected: string };

const DEEPEST = 4;

const joined = (...parts: (string | number)[]) => parts.filter((part) => part !== '').join('.');

/** The index that a kept item had before other items were left out. */
const placeOf = (index: number, lost: readonly DroppedItem[]) =>
  lost.reduce((place, { index: gone }) => (gone <= place ? place + 1 : place), index);

/** The items that lists inside decoded data left out, each with its path from the top. */
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

const known = new WeakMap<ReadData, Validated>();

/** Reads a payload by its endpoint's schema; the result for one payload object is remembered. */
export const validate = (endpoint: Endpoint, payload: unknown): Validated => {
  const read = readData(endpoint, payload);
  const before = known.get(read);
  if (before) return before;
  const { result, lossy } = read;
  const validated: Validated = result.success
    ? { fits: true, data: result.data, leftOut: lossy ? lostIn(result.data) : [] }
    : { fits: false, ...firstIssue(result.error.issues) };
  known.set(read, validated);
  return validated;
};
