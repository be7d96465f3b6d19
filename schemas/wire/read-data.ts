import * as z from 'zod/mini';
import type { Endpoint } from './define-endpoint.ts';
import { replacedSoFar } from './primitives.ts';
import { lossesSoFar } from './structures.ts';

type Schema = Endpoint['data'];

/** Decoded data. `lossy`: a list in it has lost an item. `replaced`: a default may have replaced a value. */
export type ReadData = {
  result: z.core.util.SafeParseResult<unknown>;
  lossy: boolean;
  replaced: boolean;
};

const known = new WeakMap<object, ReadData & { by: Schema }>();

const raws = new WeakMap<object, unknown>();

/** The raw data of an answer before it was decoded; undefined for a single value. */
export const cameAs = (data: unknown): unknown => raws.get(Object(data));

/** Decodes an answer by its endpoint's schema; the same object only once. */
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
