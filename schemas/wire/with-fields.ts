import type * as z from 'zod/mini';
import { type Codec, partsOf } from './codec.ts';
import { object } from './structures.ts';

/** An object of the wire with further fields, each made by `maybe`, which keep their names. */
// @__NO_SIDE_EFFECTS__
export const withFields = <T, S extends z.core.$ZodLooseShape>(
  schema: Codec<T>,
  more: S,
): Codec<T & Partial<z.output<z.ZodMiniObject<S>>>> => {
  const { fields, names, spares } = partsOf(schema);
  const all = object({ ...fields, ...more }, names ?? {}, spares);
  // the parts of a schema have no types; they read as the schema itself reads
  return all as Codec<T & Partial<z.output<z.ZodMiniObject<S>>>>;
};
