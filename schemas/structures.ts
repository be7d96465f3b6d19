import type * as z from 'zod/mini';
import {
  type Codec,
  codec,
  fresh,
  type Passing,
  type Run,
  refuse,
  refusePart,
  runOf,
  type Way,
} from './codec.ts';
import { missing, pageTotal } from './primitives.ts';

/** Tolerant readers of what the wire is made of: objects, lists and pages (decisions §3). */

type Schema = z.core.$ZodType;

/** An item of a list that did not fit and was left out. */
export type LeftOut = { index: number; path: string; expected: string; came: unknown };

const leftOutOf = new WeakMap<object, LeftOut[]>();

/** What `list` left out of this decoded list. */
export const leftOut = (decoded: readonly unknown[]): readonly LeftOut[] =>
  leftOutOf.get(decoded) ?? [];

let losses = 0;

/** How many lists have lost an item so far; unchanged by a parse in which none has. */
export const lossesSoFar = (): number => losses;

/** A first issue in one line: where, what was expected. */
export const firstIssue = (
  issues: readonly {
    path?: PropertyKey[] | undefined;
    message?: string | undefined;
    code?: string;
  }[],
): { path: string; expected: string } => {
  const [issue] = issues;
  return { path: issue?.path?.join('.') ?? '', expected: issue?.message || issue?.code || '' };
};

/** A list may come wrapped in an object that names it `data`. */
const unwrapped = (raw: unknown): unknown =>
  typeof raw === 'object' && raw !== null && 'data' in raw ? raw.data : raw;

/** A part of a value through its own schema; what is wrong with it is told under `key`. */
const within = (run: Run, value: unknown, key: PropertyKey, passing: Passing, way: Way) => {
  passing.value = value;
  const part = run(passing, way);
  return part.issues.length > 0 ? refusePart(passing, part, key) : part.value;
};

const sifted = <T>(item: Run, raw: readonly unknown[], way: Way) => {
  const kept: T[] = [];
  const lost: LeftOut[] = [];
  let part = fresh();
  raw.forEach((came, index) => {
    part.value = came;
    const { value, issues } = item(part, way);
    // read by the item's own schema
    if (issues.length === 0) kept.push(value as T);
    else {
      lost.push({ index, came, ...firstIssue(issues) });
      part = fresh();
    }
  });
  return { kept, lost };
};

/**
 * A list that loses single items, never the whole: an item that does not fit is left out and told
 * by `leftOut`. `null` and a missing list are empty. A list of which nothing fits is refused, unless
 * what holds it can do without.
 */
// @__NO_SIDE_EFFECTS__
export const list = <T extends Schema>(item: T, whole?: 'may lose all'): Codec<z.output<T>[]> => {
  const run = runOf(item);
  return codec<z.output<T>[]>(
    (wire, passing, way) => {
      const raw = unwrapped(wire);
      if (missing(raw) || raw === '') return [];
      if (!Array.isArray(raw)) return refuse(passing, 'list');
      const { kept, lost } = sifted<z.output<T>>(run, raw, way);
      const [first] = lost;
      if (!first) return kept;
      if (kept.length === 0 && !whole)
        return refuse(
          passing,
          first.expected,
          first.path ? [first.index, first.path] : [first.index],
        );
      losses += 1;
      leftOutOf.set(kept, lost);
      return kept;
    },
    (items, passing, way) => items.map((value, index) => within(run, value, index, passing, way)),
    { item },
  );
};

type Names = Record<string, string>;
type Renamed<T, N extends Names> = {
  [K in keyof T as K extends keyof N ? N[K] : K]: T[K];
};

const emptyAsObject = (raw: unknown) =>
  missing(raw) || raw === '' || (Array.isArray(raw) && raw.length === 0) ? {} : raw;

const isRecord = (raw: unknown): raw is Record<string, unknown> =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw);

type Field = { from: string; to: string; run: Run };

/**
 * Takes an object to the other side of the wire, in either direction: known fields through their
 * schemas, unknown ones as they are, up to the first that does not fit. An unknown field that is
 * called like another's new name takes that one's old name, so that none is lost and none stands
 * in for a field that was checked.
 */
const crossing = (fields: readonly Field[]) => {
  const known = new Set(fields.map(({ from }) => from));
  const freed = new Map(fields.map(({ from, to }) => [to, from]));
  return (value: Record<string, unknown>, passing: Passing, way: Way) => {
    const crossed: Record<string, unknown> = {};
    let unknown = Object.keys(value).length;
    for (const { from, to, run } of fields) {
      const before = value[from];
      if (before !== undefined) unknown -= 1;
      const read = within(run, before, from, passing, way);
      if (passing.issues.length > 0) return undefined;
      if (read !== undefined || from in value) crossed[to] = read;
    }
    if (unknown === 0) return crossed;
    for (const key of Object.keys(value)) {
      if (known.has(key) || key === '__proto__') continue;
      crossed[freed.get(key) ?? key] = value[key];
    }
    return crossed;
  };
};

const record = <T>(
  fields: Readonly<Record<string, Schema>>,
  names: Names,
  prepare: (raw: unknown) => unknown,
): Codec<T> => {
  const decoding = Object.entries(fields).map(
    ([from, schema]): Field => ({ from, to: names[from] ?? from, run: runOf(schema) }),
  );
  const decode = crossing(decoding);
  const encode = crossing(decoding.map(({ from, to, run }) => ({ from: to, to: from, run })));
  return codec<T>(
    (raw, passing, way) => {
      const value = prepare(raw);
      // the caller computes T from the same fields and names
      return isRecord(value) ? (decode(value, passing, way) as T) : refuse(passing, 'object');
    },
    (value, passing, way) =>
      isRecord(value) ? encode(value, passing, way) : refuse(passing, 'object'),
    { fields, names },
  );
};

/**
 * An object as the wire has it, read under the product's own names: `names` maps wire names to
 * ours. Unknown fields stay. An empty list and null stand for an empty object.
 */
// @__NO_SIDE_EFFECTS__
export const shape = <
  S extends z.core.$ZodLooseShape,
  const N extends Names = Record<never, string>,
>(
  fields: S,
  names?: N,
) =>
  record<Renamed<z.output<z.ZodMiniObject<S, z.core.$loose>>, N>>(
    fields,
    names ?? {},
    emptyAsObject,
  );

/** One page of a list: what it holds and how many pages there are (null: not told). */
export type Page<T> = { items: T[]; pageCount: number | null };

/** A page whose wire object names its list `listName` and its page total `totalName`. */
// @__NO_SIDE_EFFECTS__
export const paged = <T extends Schema>(listName: string, totalName: string, item: T) =>
  record<Page<z.output<T>>>(
    { [listName]: list(item), [totalName]: pageTotal },
    { [listName]: 'items', [totalName]: 'pageCount' },
    (raw) => (Array.isArray(raw) ? { [listName]: raw } : emptyAsObject(raw)),
  );

/** A page that is a bare list: nobody says how many pages there are. */
// @__NO_SIDE_EFFECTS__
export const barePage = <T extends Schema>(item: T): Codec<Page<z.output<T>>> => {
  const items = runOf(list(item));
  return codec<Page<z.output<T>>>(
    (raw, passing, way) => {
      passing.value = raw;
      // read by the list's own schema; it counts for nothing where that refused
      return { items: items(passing, way).value as z.output<T>[], pageCount: null };
    },
    (page, passing, way) => {
      passing.value = page.items;
      return items(passing, way).value;
    },
    { item },
  );
};

/** What stands under one key of an object that holds nothing else of interest. */
// @__NO_SIDE_EFFECTS__
export const inside = <T extends Schema>(key: string, inner: T): Codec<z.output<T>> => {
  const run = runOf(inner);
  return codec<z.output<T>>(
    (raw, passing, way) => {
      const holder = emptyAsObject(raw);
      if (!isRecord(holder)) return refuse(passing, 'object');
      // read by the inner schema
      return within(run, holder[key], key, passing, way) as z.output<T>;
    },
    (value, passing, way) => ({ [key]: within(run, value, key, passing, way) }),
    { fields: { [key]: inner } },
  );
};
