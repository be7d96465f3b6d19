import * as z from 'zod/mini';
import type { Endpoint } from './define-endpoint.ts';
import { lossesSoFar } from './structures.ts';

type Schema = Endpoint['data'];

/** An answer's data as its schema reads it, and whether a list inside it has lost an item. */
export type ReadData = { result: z.core.util.SafeParseResult<unknown>; lossy: boolean };

const known = new WeakMap<object, ReadData & { by: Schema }>();

/** Reads an answer's data by its endpoint's schema; the same object is read only once. */
export const readData = ({ data: by }: Pick<Endpoint, 'data'>, came: unknown): ReadData => {
  const isObject = typeof came === 'object' && came !== null;
  const before = isObject ? known.get(came) : undefined;
  if (before?.by === by) return before;
  const losses = lossesSoFar();
  const result = z.safeParse(by, came);
  const read = { by, result, lossy: lossesSoFar() !== losses };
  if (isObject) known.set(came, read);
  return read;
};
