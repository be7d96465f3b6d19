import * as z from 'zod/mini';
import { type Codec, partsOf, readerOf, withParts, withReader } from '../codec.ts';
import { requiredText } from '../primitives.ts';
import { object } from '../structures.ts';

const whole = (raw: unknown): unknown => (typeof raw === 'string' ? { name: raw } : raw);

/** A codec of objects that also takes the name of one. */
// @__NO_SIDE_EFFECTS__
const orName = <T>(named: Codec<T>): Codec<T> => {
  const schema = z.codec(z.unknown(), named, { decode: whole, encode: (value) => value });
  const read = readerOf(named);
  if (read) withReader(schema, (raw, context) => read(whole(raw), context));
  return withParts(schema, partsOf(named));
};

/** What the order lists: an object with a section's name, or the name alone. */
export const orderItem = orName(object({ name: requiredText }));
