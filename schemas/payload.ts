import { type Codec, codec, refuse, refusePart, runOf } from './codec.ts';
import { shape } from './structures.ts';

/**
 * What calls send, read by the contract's own codecs: zod's objects, enums and defaults would be
 * 2.8 KiB of every first view.
 */

const around = <T, D>(inner: Codec<T>, missing: D): Codec<T | D> => {
  const run = runOf(inner);
  const made = codec<T | D>(
    (raw, passing, way) => {
      if (raw === undefined) return missing;
      // read by the inner schema
      return run(passing, way).value as T;
    },
    // what was read is written as it is
    (value) => value,
  );
  // as zod's own wrappers say it, for those who draw documents from a schema
  Object.assign(made._zod.def, { innerType: inner, defaultValue: missing });
  return made;
};

/** A field that stands for `fallback` where it is missing. */
// @__NO_SIDE_EFFECTS__
export const withDefault = <T>(inner: Codec<T>, fallback: T): Codec<T> => around(inner, fallback);

/** A field that may be missing. */
// @__NO_SIDE_EFFECTS__
export const maybe = <T>(inner: Codec<T>): Codec<T | undefined> => around(inner, undefined);

/** One of a closed set of words. */
// @__NO_SIDE_EFFECTS__
export const oneOf = <const V extends string>(words: readonly V[]): Codec<V> =>
  codec<V>(
    (raw, passing) => words.find((word) => word === raw) ?? refuse(passing, words.join(' | ')),
    (word) => word,
    { words },
  );

/** An object of these fields alone; others are dropped. */
// @__NO_SIDE_EFFECTS__
export const exactly = <T extends Record<string, unknown>>(
  fields: {
    [K in keyof T]: Codec<T[K]>;
  },
): Codec<T> => {
  const run = runOf(shape(fields));
  return codec<T>(
    (_raw, passing, way) => {
      const { value, issues } = run(passing, way);
      if (issues.length > 0) return undefined;
      const read = Object(value);
      const kept = Object.keys(fields).map((field) => [field, read[field]]);
      // each read by the schema of its field
      return Object.fromEntries(kept) as T;
    },
    (value) => value,
    { fields },
  );
};

/** At most `most` items; one that does not fit refuses all. */
// @__NO_SIDE_EFFECTS__
export const batchOf = <T>(item: Codec<T>, most: number): Codec<T[]> => {
  const run = runOf(item);
  return codec<T[]>(
    (raw, passing, way) => {
      if (!Array.isArray(raw) || raw.length > most) return refuse(passing, `at most ${most} items`);
      const items: T[] = [];
      for (const [index, value] of raw.entries()) {
        const part = run({ value, issues: [] }, way);
        if (part.issues.length > 0) return refusePart(passing, part, index);
        // read by the item's schema
        items.push(part.value as T);
      }
      return items;
    },
    (items) => items,
    { item },
  );
};
