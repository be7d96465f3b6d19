import type * as z from 'zod/mini';

type Schema = z.core.$ZodType;
/** A value on its way through a schema, with what has been found wrong with it. */
export type Passing = z.core.ParsePayload;
/** Which way it goes: from the wire, or back to it. */
export type Way = z.core.ParseContextInternal;

/** What a schema is made of, on the wire; `names` are the product's names for fields. */
export type Parts = {
  fields?: Readonly<Record<string, Schema>>;
  names?: Readonly<Record<string, string>>;
  /** What a list holds. */
  item?: Schema;
  /** All that a word may be. */
  words?: readonly string[];
};

interface Internals<T> extends z.core.$ZodTypeInternals<T, unknown> {
  optin: 'optional';
  /** For those who draw forms and documents from a schema. */
  parts: Parts;
}

/** A schema that takes anything, a missing value too, and reads a T or says what it expected. */
export interface Codec<T> extends z.core.$ZodType<T, unknown, Internals<T>> {}

/** Says what was expected instead; the value then counts for nothing. */
export const refuse = (passing: Passing, expected: string, path: PropertyKey[] = []): undefined => {
  passing.issues.push({ code: 'custom', message: expected, input: passing.value, path });
  return undefined;
};

/** Hands on what was wrong with a part of the value, which may have come with the whole's issues. */
export const refusePart = (passing: Passing, part: Passing, key: PropertyKey): undefined => {
  passing.issues = part.issues.map((issue) => ({ ...issue, path: [key, ...(issue.path ?? [])] }));
  return undefined;
};

/** A value of which nothing is known yet; one can serve for many parts while nothing is wrong. */
export const fresh = (): Passing => ({ value: undefined, issues: [] });

/** How a schema takes a value through. */
export type Run = (passing: Passing, way: Way) => Passing;

/** A schema's own work, looked up once: zod's objects are slow to look into. */
export const runOf = ({ _zod: { run } }: Schema): Run => {
  return (passing, way) => {
    const passed = run(passing, way);
    if (passed instanceof Promise) throw new Error('schemas of the wire do not wait for anything');
    return passed;
  };
};

/** By this zod knows a schema where it stands inside another one. */
const traits = new Set(['$ZodType']);

type Step<From, To> = (value: From, passing: Passing, way: Way) => To | undefined;

/**
 * A codec in one step. zod's own is three schemas and a safe parse for each part, which would be
 * most of the time that a page takes to check; its makers would weigh on the first view besides.
 */
export const codec = <T>(
  decode: Step<unknown, T>,
  encode: Step<T, unknown>,
  parts: Parts = {},
): Codec<T> => {
  const run = (passing: Passing, way: Way): Passing => {
    passing.value =
      way.direction === 'backward'
        ? // what is encoded has this schema's own type
          encode(passing.value as T, passing, way)
        : decode(passing.value, passing, way);
    return passing;
  };
  const def = { type: 'custom' };
  const _zod = { def, traits, optin: 'optional', run, parse: run, parts };
  // all that zod asks of a schema; it reads a T and takes anything, which is what `run` does
  return { _zod } as unknown as Codec<T>;
};

/** A codec of a single value: `read` gives undefined where it expected something else. */
export const leaf = <T>(
  read: (raw: unknown) => T | undefined,
  expected = '',
  write: (value: T) => unknown = (value) => value,
): Codec<T> =>
  codec<T>((raw, passing) => {
    const value = read(raw);
    return value === undefined ? refuse(passing, expected) : value;
  }, write);

/** What a schema reads in a value, or what is wrong with it, as zod's `safeParse` without its weight. */
export const readBy = <S extends Schema>(
  schema: S,
  value: unknown,
): { ok: true; data: z.output<S> } | { ok: false; issues: Passing['issues'] } => {
  const { value: data, issues } = runOf(schema)({ value, issues: [] }, { async: false });
  // read by this very schema
  return issues.length > 0 ? { ok: false, issues } : { ok: true, data: data as z.output<S> };
};
