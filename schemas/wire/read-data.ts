import * as z from 'zod/mini';
import type { Endpoint } from './define-endpoint.ts';
import { replacedSoFar } from './primitives.ts';
import { lossesSoFar } from './structures.ts';

type Schema = Endpoint['data'];

/**
 * An answer's data as its schema reads it, whether a list inside it has lost an item, and whether a
 * default may have replaced a value.
 */
export type ReadData = {
  result: z.core.util.SafeParseResult<unknown>;
  lossy: boolean;
  replaced: boolean;
};

const known = new WeakMap<object, ReadData & { by: Schema }>();

const raws = new WeakMap<object, unknown>();

/** What the data of an answer was before it was read; undefined for a single value. */
export const cameAs = (data: unknown): unknown => raws.get(Object(data));

/** Reads an answer's data by its endpoint's schema; the same object is read only once. */
export const readData = ({ data: by }: Pick<Endpoint, 'data'>, came: unknown): ReadData => {
  const isObject = typeof came === 'object' && came !== null;
  const before = isObject ? known.get(came) : undefined;
  if (before?.by === by) return before;
  const [losses, replaced] = [lossesSoFar(), replacedSoFar()];
  const result = z.safeParse(by, came);
  const read = {
    by,
    result,
    lossy: lossesSoFar() !== losses,
    replaced: replacedSoFar() !== replaced,
  };
  if (isObject) known.set(came, read);
  if (isObject && typeof result.data === 'object' && result.data) raws.set(result.data, came);
  return read;
};
