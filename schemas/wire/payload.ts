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

/** The client checks payloads before it sends them, the server checks them again. */

/** A field with a default for a missing value: a single value or a list. */
// @__NO_SIDE_EFFECTS__
export const withDefault = <T>(inner: Codec<T>, fallback: z.util.NoUndefined<T>): Codec<T> =>
  // `z._default` would add zod's generic cloning to the bundle; the class loses the inner T
  new z.ZodMiniDefault({
    type: 'default',
    innerType: inner,
    get defaultValue() {
      return Array.isArray(fallback) ? fallback.slice() : fallback;
    },
  }) as Codec<T>;

// @__NO_SIDE_EFFECTS__
export const maybe = <T>(inner: Codec<T>) => z.optional(inner);

// @__NO_SIDE_EFFECTS__
export const oneOf = <const V extends string>(words: readonly V[]): Codec<V> => {
  const known = (raw: unknown, context: CodecContext): V =>
    words.find((word) => word === raw) ?? refuse(context, words.join(' | '));
  // `z.enum` would add zod's pattern code to the bundle
  const schema = z.codec(anyValue, decodedType<V>(), { decode: known, encode: known });
  return withParts(schema, { words });
};

/** An object with only these fields; others are dropped. */
// @__NO_SIDE_EFFECTS__
export const exactly = <S extends z.core.$ZodLooseShape>(
  fields: S,
): Codec<z.output<z.ZodMiniObject<S>>> => {
  type Own = z.output<z.ZodMiniObject<S>>;
  const schema = z.codec(object(fields), decodedType<Own>(), {
    // only fields of S are left, which `fromEntries` widens
    decode: (read) =>
      Object.fromEntries(
        Object.entries(read).filter(([name]) => Object.hasOwn(fields, name)),
      ) as Own,
    // the object's encoder accepts what its decoder produced
    encode: (own) => own as never,
  });
  return withParts(schema, { fields });
};

/** A list of at most `most` items; one invalid item refuses all. */
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
