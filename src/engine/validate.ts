import type { Endpoint } from '#schemas/wire/define-endpoint.ts';
import { type ReadData, readData } from '#schemas/wire/read-data.ts';
import { type DroppedItem, droppedItems, firstIssue } from '#schemas/wire/structures.ts';

/** A payload that fits its schema: its data, and the items left out. */
export type Fitting = { fits: true; data: unknown; leftOut: DroppedItem[] };

export type Validated = Fitting | { fits: false; path: string; expected: string };

const DEEPEST = 4;

const joined = (...parts: (string | number)[]) => parts.filter((part) => part !== '').join('.');

const gather = (value: unknown, trail: (string | number)[], found: DroppedItem[]): void => {
  if (typeof value !== 'object' || value === null || trail.length > DEEPEST) return;
  const follow = (entry: unknown, step: string | number) => {
    if (typeof entry !== 'object') return;
    trail.push(step);
    gather(entry, trail, found);
    trail.pop();
  };
  if (!Array.isArray(value)) {
    for (const [key, entry] of Object.entries(value)) follow(entry, key);
    return;
  }
  const lost = droppedItems(value);
  for (const item of lost) found.push({ ...item, path: joined(...trail, item.index, item.path) });
  let removedCount = 0;
  for (const [index, entry] of value.entries()) {
    // the index in the raw list counts the items that were left out before
    while ((lost[removedCount]?.index ?? Number.POSITIVE_INFINITY) <= index + removedCount)
      removedCount += 1;
    follow(entry, index + removedCount);
  }
};

/** The items that lists inside decoded data left out, each with its path from the top. */
export const lostIn = (value: unknown): DroppedItem[] => {
  const found: DroppedItem[] = [];
  gather(value, [], found);
  return found;
};

type Remembered = ReadData & { validated?: Validated };

/** Reads a payload by its endpoint's schema; the result is cached by payload object. */
export const validate = (endpoint: Endpoint, payload: unknown): Validated => {
  const read: Remembered = readData(endpoint, payload);
  const { result, lossy } = read;
  read.validated ??= result.success
    ? { fits: true, data: result.data, leftOut: lossy ? lostIn(result.data) : [] }
    : { fits: false, ...firstIssue(result.error.issues) };
  return read.validated;
};

type Reading = { endpoint: Endpoint; choose?: (read: Fitting) => Fitting };

export const validateFor = ({ endpoint, choose }: Reading, payload: unknown): Validated => {
  const read = validate(endpoint, payload);
  return read.fits && choose ? choose(read) : read;
};
