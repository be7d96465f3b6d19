import * as z from 'zod/mini';
import {
  anyValue,
  type Codec,
  type CodecContext,
  decodedType,
  forwardResult,
  refuse,
  withParts,
} from './codec.ts';
import { object } from './structures.ts';

/** Payloads are checked by the client before it sends them, and again by the server. */

/** A field that stands for `fallback`, a single value or a list, where it is missing. */
// @__NO_SIDE_EFFECTS__
export const withDefault = <T>(inner: Codec<T>, fallback: z.util.NoUndefined<T>): Codec<T> =>
  // `z._default` brings along how anything is copied; the class does not tell the inner T
  new z.ZodMiniDefault({
    type: 'default',
    innerType: inner,
    get defaultValue() {
      return Array.isArray(fallback) ? fallback.slice() : fallback;
    },
  }) as Codec<T>;

/** A field that may be missing. */
// @__NO_SIDE_EFFECTS__
export const maybe = <T>(inner: Codec<T>): Codec<T | undefined> => z.optional(inner);

/** One of a closed set of words. */
// @__NO_SIDE_EFFECTS__
export const oneOf = <const V extends string>(words: readonly V[]): Codec<V> => {
  const known = (raw: unknown, context: CodecContext): V =>
    words.find((word) => word === raw) ?? refuse(context, words.join(' | '));
  // `z.enum` brings along how patterns are made of words
  const schema = z.codec(anyValue, decodedType<V>(), { decode: known, encode: known });
  return withParts(schema, { words });
};

/** An object of these fields alone; others are dropped. */
// @__NO_SIDE_EFFECTS__
export const exactly = <S extends z.core.$ZodLooseShape>(
  fields: S,
): Codec<z.output<z.ZodMiniObject<S>>> => {
  type Own = z.output<z.ZodMiniObject<S>>;
  const schema = z.codec(object(fields), decodedType<Own>(), {
    // what is left are the fields of S, which `fromEntries` forgets
    decode: (read) =>
      Object.fromEntries(
        Object.entries(read).filter(([name]) => Object.hasOwn(fields, name)),
      ) as Own,
    // the object's encoder takes what its decoder made
    encode: (own) => own as never,
  });
  return withParts(schema, { fields });
};

/** At most `most` items; one that does not fit refuses all. */
// @__NO_SIDE_EFFECTS__
export const batchOf = <T>(item: Codec<T>, most: number): Codec<T[]> => {
  const items = z.array(item);
  const schema = z.codec(anyValue, decodedType<T[]>(), {
    decode: (raw, context) =>
      Array.isArray(raw) && raw.length <= most
        ? forwardResult(z.safeParse(items, raw), context)
        : refuse(context, `at most ${most} items`),
    encode: (value, context) => forwardResult(z.safeEncode(items, value), context),
  });
  return withParts(schema, { item });
};
