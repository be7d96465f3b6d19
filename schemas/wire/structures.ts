import * as z from 'zod/mini';
import {
  anyValue,
  type Codec,
  type CodecContext,
  decodedType,
  forwardResult,
  partsOf,
  readerOf,
  refuse,
  withParts,
  withReader,
} from './codec.ts';
import { fieldMapper, ruledNames } from './field-mapper.ts';
import { missing, pageTotal } from './primitives.ts';
import { fromListForm } from './wire-forms.ts';

/** Tolerant codecs of objects, lists and pages (wire rules 6 to 10). */

type Schema = z.core.$ZodType;

export type DroppedItem = { index: number; path: string; expected: string; came: unknown };

const leftOutOf = new WeakMap<object, DroppedItem[]>();

/** What `list` left out of this decoded list. */
export const droppedItems = (decoded: readonly unknown[]): readonly DroppedItem[] =>
  leftOutOf.get(decoded) ?? [];

let losses = 0;

/** How many lists have lost an item so far; compared before and after a parse. */
export const lossesSoFar = (): number => losses;

type Issue = {
  path?: PropertyKey[] | undefined;
  message?: string | undefined;
  code?: string | undefined;
};

export const firstIssue = ([issue]: readonly Issue[]): { path: string; expected: string } => ({
  path: issue?.path?.join('.') ?? '',
  expected: issue?.message || issue?.code || '',
});

/** Some calls wrap a list in an object under `data`. */
const unwrapped = (raw: unknown): unknown =>
  typeof raw === 'object' && raw !== null && 'data' in raw ? raw.data : raw;

/** The list in any of its wire forms; anything else is left unchanged. */
export const listIn = (raw: unknown): unknown => {
  const held = unwrapped(raw);
  return missing(held) || held === '' ? [] : fromListForm(held);
};

/** The items of a decoded list or page; undefined for anything else. */
export const itemsIn = (read: unknown): unknown[] | undefined => {
  const held = typeof read === 'object' && read !== null && 'items' in read ? read.items : read;
  return Array.isArray(held) && leftOutOf.has(held) ? held : undefined;
};

const sifted = <T>(item: z.core.$ZodType<T>, raw: readonly unknown[]) => {
  const valid: T[] = [];
  const lost: DroppedItem[] = [];
  const read = readerOf(item);
  for (const [index, came] of raw.entries()) {
    const context: CodecContext = { value: came, issues: [] };
    // the item's own decoder produces its T, as zod would
    const value = read
      ? (read(came, context) as T)
      : forwardResult(z.safeParse(item, came), context);
    if (context.issues.length === 0) valid.push(value);
    else lost.push({ index, came, ...firstIssue(context.issues) });
  }
  return { valid, lost };
};

/**
 * A list without its invalid items, which `droppedItems` returns. `null` and a missing list are empty. A list
 * without any valid item is refused, except with `may lose all`.
 */
// @__NO_SIDE_EFFECTS__
export const list = <T>(item: z.core.$ZodType<T>, whole?: 'may lose all'): Codec<T[]> => {
  const items = z.array(item);
  const schema = z.codec(anyValue, decodedType<T[]>(), {
    decode: (wire, context) => {
      const raw = listIn(wire);
      if (!Array.isArray(raw)) return refuse(context, 'list');
      const { valid, lost } = sifted(item, raw);
      leftOutOf.set(valid, lost);
      const [first] = lost;
      if (!first) return valid;
      const { index, path, expected } = first;
      if (valid.length === 0 && !whole)
        return refuse(context, expected, path ? [index, path] : [index]);
      losses += 1;
      return valid;
    },
    encode: (value, context) => forwardResult(z.safeEncode(items, value), context),
  });
  return withParts(schema, { item });
};

type Names = Record<string, string>;

type CamelCase<K extends string> = K extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : K;

/**
 * Without `names` an object keeps the wire names; with them, even empty, the other fields become camel case.
 */
type Renamed<T, N extends Names | undefined> = N extends Names
  ? { [K in keyof T as K extends keyof N ? N[K] : K extends string ? CamelCase<K> : K]: T[K] }
  : T;

/** Only camel case: `snake_case` on the wire is `camelCase` here. */
export const byRule = {} as const;

/** An empty list, an empty text and null count as an empty object. */
const emptyAsObject = (raw: unknown) =>
  missing(raw) || raw === '' || (Array.isArray(raw) && raw.length === 0) ? {} : raw;

const isRecord = (raw: unknown): raw is Record<string, unknown> =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw);

/**
 * Whether an object has none of these fields. One with an empty `data` counts as an empty answer beside extra
 * fields, such as the server's time.
 */
const lacks = (wire: Readonly<Record<string, unknown>>, fields: readonly string[]): boolean =>
  !fields.some((field) => field in wire) &&
  !('data' in wire && emptyAsObject(wire.data) !== wire.data);

/**
 * An object whose T the caller derives from the fields and names. With `needed` fields, an object that has
 * none of them is refused, except for the forms of an empty one, and `{}` with `orEmpty`.
 */
const record = <T>(
  fields: Readonly<Record<string, Schema>>,
  names: Names,
  needed?: readonly string[],
  spares?: Names,
  orEmpty?: boolean,
): Codec<T> => {
  const { decode, encode } = fieldMapper(fields, names, spares);
  const read = (raw: unknown, context: CodecContext): T => {
    const wire = emptyAsObject(raw);
    if (!isRecord(wire)) return refuse(context, 'object');
    const whole = wire === raw && !(orEmpty && Object.keys(wire).length === 0);
    if (needed && whole && lacks(wire, needed)) return refuse(context, `object with ${needed[0]}`);
    return decode(wire, context) as T;
  };
  const schema = z.codec(anyValue, decodedType<T>(), {
    decode: read,
    encode: (value, context) =>
      isRecord(value) ? encode(value, context) : refuse(context, 'object'),
  });
  return withReader(withParts(schema, { fields, names, spares, needed }), read);
};

/**
 * An object from the wire. With `names`, fields are renamed from `snake_case` to `camelCase`; `names` has the
 * exceptions. `spares` maps wire names to fallback fields. Unknown fields stay. An empty list and null count
 * as an empty object.
 */
// @__NO_SIDE_EFFECTS__
export const object = <
  S extends z.core.$ZodLooseShape,
  const N extends Names | undefined = undefined,
>(
  fields: S,
  names?: N,
  spares?: Names,
) =>
  record<Renamed<z.output<z.ZodMiniObject<S, z.core.$loose>>, N>>(
    fields,
    names ? { ...ruledNames(Object.keys(fields)), ...names } : {},
    undefined,
    spares,
  );

/** An object with at least one of these fields, or an empty one; refuses others. */
// @__NO_SIDE_EFFECTS__
export const known = <S extends z.core.$ZodLooseShape>(fields: S) =>
  record<z.output<z.ZodMiniObject<S, z.core.$loose>>>(
    fields,
    {},
    Object.keys(fields),
    undefined,
    true,
  );

/** A page of a list; `pageCount` is null if unknown. */
export type Page<T> = { items: T[]; pageCount: number | null };

/** A page whose list is `listName` and whose total is `totalName` on the wire; refused without its list. */
// @__NO_SIDE_EFFECTS__
export const paged = <T>(
  listName: string,
  totalName: string,
  item: z.core.$ZodType<T>,
): Codec<Page<T>> => {
  const page = record<Page<T>>(
    { [listName]: list(item), [totalName]: pageTotal },
    { [listName]: 'items', [totalName]: 'pageCount' },
    [listName],
  );
  const schema = z.codec(anyValue, page, {
    decode: (raw) => {
      const bare = fromListForm(raw);
      return Array.isArray(bare) ? { [listName]: bare } : raw;
    },
    encode: (wire) => wire,
  });
  return withParts(schema, partsOf(page));
};

/** A page that is a bare list, without a number of pages. */
// @__NO_SIDE_EFFECTS__
export const barePage = <T>(item: z.core.$ZodType<T>): Codec<Page<T>> => {
  const schema = z.codec(list(item), decodedType<Page<T>>(), {
    decode: (items) => ({ items, pageCount: null }),
    encode: ({ items }) => items,
  });
  return withParts(schema, { item });
};

/** The value of one key of an object; refused if it is missing. */
// @__NO_SIDE_EFFECTS__
export const underKey = <T>(key: string, inner: z.core.$ZodType<T>): Codec<T> => {
  const holder = record<{ held: T }>({ [key]: inner }, { [key]: 'held' }, [key]);
  const schema = z.codec(holder, decodedType<T>(), {
    decode: ({ held }) => held,
    encode: (held) => ({ held }),
  });
  return withParts(schema, { fields: { [key]: inner }, needed: [key] });
};
