import * as z from 'zod/mini';
import { anyValue, type Codec } from './codec.ts';
import { emptyAsObject } from './structures.ts';

/** Payloads are checked by the client before it sends them, and again by the server. */

/** A field that stands for `fallback` where it is missing. */
// @__NO_SIDE_EFFECTS__
export const withDefault = <T>(inner: Codec<T>, fallback: z.util.NoUndefined<T>): Codec<T> =>
  z._default(inner, fallback);

/** A field that may be missing. */
// @__NO_SIDE_EFFECTS__
export const maybe = <T>(inner: Codec<T>): Codec<T | undefined> => z.optional(inner);

/** One of a closed set of words. */
// @__NO_SIDE_EFFECTS__
export const oneOf = <const V extends string>(words: readonly V[]): Codec<V> =>
  z.enum(words, words.join(' | '));

/** An object of these fields alone; others are dropped. */
// @__NO_SIDE_EFFECTS__
export const exactly = <S extends z.core.$ZodLooseShape>(
  fields: S,
): Codec<z.output<z.ZodMiniObject<S>>> => {
  const own: Codec<z.output<z.ZodMiniObject<S>>> = z.object(fields, 'object');
  return z.codec(anyValue, own, { decode: emptyAsObject, encode: (value) => value });
};

/** At most `most` items; one that does not fit refuses all. */
// @__NO_SIDE_EFFECTS__
export const batchOf = <T>(item: Codec<T>, most: number): Codec<T[]> => {
  const expected = `at most ${most} items`;
  const few = z.array(z.unknown(), expected).check(z.maxLength(most, expected));
  return z.pipe(few, z.array(item));
};
