import * as z from 'zod/mini';

/**
 * Tolerant readers of what a back end of this kind really sends: numbers as strings, `null` for
 * missing text, `[]` for an empty object (decisions §3). Each is a codec: decoding is tolerant,
 * encoding gives the tidy wire value back, so that one schema serves client and server.
 */

type Refuse = (expected: string) => never;

const tolerant = <T>(decode: (raw: unknown, refuse: Refuse) => T, encode?: (value: T) => unknown) =>
  z.codec(z.optional(z.unknown()), z.custom<T>(), {
    decode: (raw, context) => {
      const refuse: Refuse = (expected) => {
        context.issues.push({ code: 'custom', message: expected, input: raw });
        // zod's marker for "an issue was pushed"; it has no other type than never
        return z.NEVER;
      };
      return decode(raw, refuse);
    },
    encode: (value) => (encode ? encode(value) : value),
  });

const missing = (raw: unknown): raw is null | undefined => raw === null || raw === undefined;

/** Longest text a screen has a use for; what is longer is cut, not refused. */
export const MAX_TEXT = 2000;

const asText = (raw: unknown): string | undefined => {
  if (missing(raw)) return '';
  if (typeof raw === 'string') return (raw.length > MAX_TEXT ? raw.slice(0, MAX_TEXT) : raw).trim();
  return typeof raw === 'number' && Number.isFinite(raw) ? String(raw) : undefined;
};

/** Text that a screen can do without; `null`, a missing field and what is no text are ''. */
export const text = tolerant<string>((raw) => asText(raw) ?? '');

/** Text that a screen cannot do without, such as a title. */
export const requiredText = tolerant<string>((raw, refuse) => asText(raw) || refuse('text'));

/** An identifier as string, from a number or a string of word characters. */
export const id = tolerant<string>((raw, refuse) => {
  const value = asText(raw) ?? '';
  return /^[\w-]{1,64}$/.test(value) ? value : refuse('id');
});

const OPEN = new Set<unknown>([1, '1', true, 'true']);

/** A switch: open for `1`, `"1"`, `true`; anything else is closed (decisions §2). */
export const flag = tolerant<boolean>(
  (raw) => OPEN.has(typeof raw === 'string' ? raw.trim() : raw),
  (value) => (value ? 1 : 0),
);

/** A switch that says yes with 0 or "0". */
export const zeroFlag = tolerant<boolean>(
  (raw) => raw === 0 || (typeof raw === 'string' && raw.trim() === '0'),
  (value) => (value ? 0 : 1),
);

const asNumber = (raw: unknown): number =>
  typeof raw === 'string' && raw.trim() !== '' ? Number(raw) : typeof raw === 'number' ? raw : NaN;

/** A whole number from 0; what cannot be read counts as 0. */
export const count = tolerant<number>((raw) => {
  const value = Math.trunc(asNumber(raw));
  return Number.isSafeInteger(value) && value > 0 ? value : 0;
});

/** A length of time in ms, negative included; what cannot be read counts as 0. */
export const duration = tolerant<number>((raw) => {
  const value = asNumber(raw);
  return Number.isFinite(value) ? value : 0;
});

/** A whole number that decides something (a type, a state): unreadable is refused. */
export const choice = tolerant<number>((raw, refuse) => {
  const value = asNumber(raw);
  return Number.isSafeInteger(value) ? value : refuse('whole number');
});

/** Pages in all; null where the back end does not say. */
export const pageTotal = tolerant<number | null>((raw) => {
  const value = asNumber(raw);
  return Number.isSafeInteger(value) && value >= 0 ? value : null;
});

/**
 * An amount in yuan as a string with two decimals, '0.00' for free; null where the back end names
 * no price (a missing price is not a free one).
 */
export const money = tolerant<string | null>((raw, refuse) => {
  if (missing(raw) || raw === '') return null;
  if (typeof raw === 'string' && raw.trim() === '免费') return '0.00';
  const value = asNumber(raw);
  return value >= 0 && value < 1e10 ? value.toFixed(2) : refuse('amount');
});

const CALENDAR =
  /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:[ T](\d{1,2}):(\d{2})(?::(\d{2}))?(?:\.\d+)?(Z)?)?$/;
const CHINA_OFFSET = 8 * 3_600_000;
const LATEST = 8.64e15;

const asTime = (raw: unknown): number | null | undefined => {
  if (missing(raw) || raw === '' || raw === 0 || raw === '0') return null;
  const value = asNumber(raw);
  if (Number.isFinite(value)) {
    const ms = Math.trunc(Math.abs(value) < 1e11 ? value * 1000 : value);
    return ms > 0 && ms < LATEST ? ms : undefined;
  }
  const [, year, month, day, hour, minute, second, utc] =
    CALENDAR.exec(typeof raw === 'string' ? raw.trim() : '') ?? [];
  if (!year) return undefined;
  const [y, m, d, h, i, s] = [year, month, day, hour, minute, second].map((part) =>
    Number(part ?? 0),
  );
  const ms = Date.UTC(y ?? 0, (m ?? 1) - 1, d, h, i, s);
  return utc ? ms : ms - CHINA_OFFSET;
};

/**
 * A moment in ms; 10-digit values are seconds, calendar text without a zone is China time.
 * null where there is none that can be read. Encodes to seconds.
 */
export const time = tolerant<number | null>(
  (raw) => asTime(raw) ?? null,
  (value) => (value === null ? null : Math.round(value / 1000)),
);

// a host of letters and digits or an IPv6 address, and no `user@` before it
const WEB_ADDRESS =
  /^https?:\/\/(?:[\p{L}\p{N}_.-]+|\[[\da-f:.]+\])(?::\d{1,5})?(?:[/?#][^\s\\]*)?$/iu;

/**
 * The only addresses the app follows: http, https, and in-app paths (decisions §3); '' for
 * everything else. `#/path` is an in-app path of the old hash router.
 */
export const safeAddress = (raw: unknown): string => {
  if (typeof raw !== 'string' || raw.length > MAX_TEXT) return '';
  const address = raw.replace(/\p{Cc}/gu, '').trim();
  const path = address.startsWith('#/') ? address.slice(1) : address;
  if (/^\/(?![/\\])/.test(path)) return path.includes('\\') ? '' : path;
  return WEB_ADDRESS.test(address) ? address : '';
};

/** A link of the server, hostile until read: '' is no link. */
export const link = tolerant<string>((raw) => safeAddress(raw));

/** A picture's address; '' shows the placeholder. */
export const picture = tolerant<string>((raw) => safeAddress(raw));

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
export const firstIssue = (error: z.core.$ZodError): { path: string; expected: string } => {
  const issue = error.issues[0];
  return { path: issue?.path.join('.') ?? '', expected: issue?.message || issue?.code || '' };
};

/** A codec around `wire`: what comes is prepared, read by `wire`, and then made the product's. */
const around = <W extends z.core.$ZodType, T>(
  wire: W,
  prepare: (raw: unknown) => unknown,
  decode: (read: z.output<W>) => T,
  encode: (value: T) => unknown,
) =>
  z.codec(z.optional(z.unknown()), z.custom<T>(), {
    decode: (raw, context) => {
      const result = z.safeParse(wire, prepare(raw));
      if (result.success) return decode(result.data);
      for (const { path, message, code } of result.error.issues)
        context.issues.push({ code: 'custom', path, message: message || code, input: raw });
      return z.NEVER;
    },
    // `encode` undoes `decode`, so it gives what `wire` reads
    encode: (value) => z.encode(wire, encode(value) as z.output<W>),
  });

/** A list may come wrapped in an object that names it `data`. */
const unwrapped = (raw: unknown): unknown =>
  typeof raw === 'object' && raw !== null && 'data' in raw ? raw.data : raw;

/**
 * A list that loses single items, never the whole: an item that does not fit is left out and told
 * by `leftOut`. `null` and a missing list are empty. A list of which nothing fits is refused.
 */
export const list = <T extends z.core.$ZodType>(item: T) =>
  z.codec(z.optional(z.unknown()), z.custom<z.output<T>[]>(), {
    decode: (wire, context) => {
      const raw = unwrapped(wire);
      if (missing(raw) || raw === '') return [];
      const kept: z.output<T>[] = [];
      const lost: LeftOut[] = [];
      if (!Array.isArray(raw)) {
        context.issues.push({ code: 'custom', message: 'list', input: raw });
        return kept;
      }
      raw.forEach((came: unknown, index) => {
        const result = z.safeParse(item, came);
        if (result.success) kept.push(result.data);
        else lost.push({ index, came, ...firstIssue(result.error) });
      });
      const [first] = lost;
      if (first && kept.length === 0) {
        const path = first.path ? [first.index, first.path] : [first.index];
        context.issues.push({ code: 'custom', message: first.expected, input: raw, path });
      } else if (first) {
        losses += 1;
        leftOutOf.set(kept, lost);
      }
      return kept;
    },
    encode: (items) => items.map((value) => z.encode(item, value)),
  });

type Names = Record<string, string>;
type Renamed<T, N extends Names> = {
  [K in keyof T as K extends keyof N ? N[K] : K]: T[K];
};

/**
 * Gives fields their name on the other side of the wire, in either direction. An unknown field
 * that is called like another's new name takes that one's old name, so that none is lost and none
 * stands in for a field that was checked.
 */
const renaming = (names: Names) => {
  const other = new Map(
    Object.entries(names).flatMap(([a, b]): [string, string][] => [
      [a, b],
      [b, a],
    ]),
  );
  return (value: object) => {
    const renamed: Record<string, unknown> = {};
    for (const [key, entry] of Object.entries(value)) renamed[other.get(key) ?? key] = entry;
    return renamed;
  };
};

const emptyAsObject = (raw: unknown) =>
  missing(raw) || raw === '' || (Array.isArray(raw) && raw.length === 0) ? {} : raw;

/**
 * An object as the wire has it, read under the product's own names: `names` maps wire names to
 * ours. Unknown fields stay. An empty list and null stand for an empty object.
 */
export const shape = <
  S extends z.core.$ZodLooseShape,
  const N extends Names = Record<never, string>,
>(
  fields: S,
  names?: N,
) => {
  const wire = z.looseObject(fields);
  const rename = names && renaming(names);
  type Wire = z.output<typeof wire>;
  type Product = Renamed<Wire, N>;
  // both casts: the types are computed from `names`, which `renaming` applies by the same table
  return around(
    wire,
    emptyAsObject,
    (read) => (rename ? rename(read) : read) as Product,
    (value) => (rename ? rename(value as object) : value) as Wire,
  );
};

/** One page of a list: what it holds and how many pages there are (null: not told). */
export type Page<T> = { items: T[]; pageCount: number | null };

/** A page whose wire object names its list `listName` and its page total `totalName`. */
export const paged = <T extends z.core.$ZodType>(listName: string, totalName: string, item: T) => {
  const rename = renaming({ [listName]: 'items', [totalName]: 'pageCount' });
  return around(
    z.looseObject({ [listName]: list(item), [totalName]: pageTotal }),
    (raw) => (Array.isArray(raw) ? { [listName]: raw } : emptyAsObject(raw)),
    // the two computed keys are exactly the ones named in the schema above
    (read) => rename(read) as Page<z.output<T>>,
    rename,
  );
};

/** A page that is a bare list: nobody says how many pages there are. */
export const barePage = <T extends z.core.$ZodType>(item: T) =>
  around(
    list(item),
    (raw) => raw,
    (items): Page<z.output<T>> => ({ items, pageCount: null }),
    (page) => page.items,
  );

/** What stands under one key of an object that holds nothing else of interest. */
export const inside = <T extends z.core.$ZodType>(key: string, inner: T) =>
  around(
    z.looseObject({ [key]: inner }),
    emptyAsObject,
    (read) => read[key] as z.output<T>,
    (value) => ({ [key]: value }),
  );
