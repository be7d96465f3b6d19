import * as z from 'zod/mini';
import type { Rule } from './broken-rule.ts';

type Schema = z.core.$ZodType;

/** A schema that takes anything, a missing value too, and reads a T or says what it expected. */
export type Codec<T> = z.core.$ZodType<T, unknown>;

/** What a codec's two functions get beside the value: `issues`, to add what is wrong. */
export type CodecContext = { value: unknown; issues: z.core.$ZodRawIssue[] };

/** Extra data of an issue, such as the broken rule. */
type Params = Record<string, unknown> | undefined;

/** Adds an issue that says what was expected; the value is not used further. */
export const refuse = (
  context: CodecContext,
  expected: string,
  path: PropertyKey[] = [],
  params?: Params,
): never => {
  context.issues.push({ code: 'custom', message: expected, input: context.value, path, params });
  return z.NEVER;
};

/** Hands on what a part of the value became, or what was wrong with it, told under `path`. */
export const forwardResult = <T>(
  result: z.core.util.SafeParseResult<T>,
  context: CodecContext,
  path: PropertyKey[] = [],
): T => {
  if (result.success) return result.data;
  for (const issue of result.error.issues)
    refuse(
      context,
      issue.message,
      [...path, ...issue.path],
      issue.code === 'custom' ? issue.params : undefined,
    );
  return z.NEVER;
};

/** Accepts every value of the wire, a missing one too. */
export const anyValue: Codec<unknown> = z.optional(z.unknown());

const unchecked = z.unknown();

/** The outer side of a codec whose `decode` alone makes the T; `z.custom` would run a check for it. */
export const decodedType = <T>(): z.core.$ZodType<T, T> =>
  // the cast is safe because the codec's two functions are typed by the same T
  unchecked as z.core.$ZodType<T, T>;

/** The two functions of a single value. */
type Steps = {
  decode: (raw: unknown, context: CodecContext, path?: PropertyKey[]) => unknown;
  encode: (value: unknown) => unknown;
};

/** A codec's parts as the wire has them; `names` maps wire names of fields to the product's. */
export type CodecParts = {
  fields?: Readonly<Record<string, Schema>>;
  names?: Readonly<Record<string, string>>;
  /** Fields that are read in place of others, by those. */
  spares?: Readonly<Record<string, string>> | undefined;
  /** Fields of which an object has one at least, unless it is empty. */
  needed?: readonly string[] | undefined;
  item?: Schema;
  /** The closed set that it is one of. */
  words?: readonly string[];
  scalar?: Steps;
  /** Rules beyond the kinds of the fields. */
  rules?: readonly Omit<Rule<never>, 'holds'>[];
};

const known = new WeakMap<Schema, CodecParts>();

/** Keeps what a codec is made of, for `fieldMapper` and for those who draw forms and documents. */
export const withParts = <S extends Schema>(schema: S, parts: CodecParts): S => {
  known.set(schema, parts);
  return schema;
};

/** A schema's parts; {} for one that was not made by this contract's functions. */
export const partsOf = (schema: Schema): CodecParts => known.get(schema) ?? {};

type Reader = (raw: unknown, context: CodecContext) => unknown;

const readers = new WeakMap<Schema, Reader>();

/** Keeps a codec's own decoder, by which lists read their items: zod's errors are slow. */
export const withReader = <S extends Schema>(schema: S, read: Reader): S => {
  readers.set(schema, read);
  return schema;
};

export const readerOf = (schema: Schema): Reader | undefined => readers.get(schema);

/** A codec of a single value: `read` gives undefined where it expected something else. */
// @__NO_SIDE_EFFECTS__
export const scalar = <T>(
  read: (raw: unknown) => T | undefined,
  expected = '',
  write: (value: T) => unknown = (value) => value,
): Codec<T> => {
  const decode = (raw: unknown, context: CodecContext, path?: PropertyKey[]): T => {
    const value = read(raw);
    return value === undefined ? refuse(context, expected, path) : value;
  };
  const schema = z.codec(anyValue, decodedType<T>(), {
    decode: (raw, context) => decode(raw, context),
    encode: write,
  });
  // only values that this codec decoded are encoded by it, so they are a T
  return withParts(schema, { scalar: { decode, encode: (value) => write(value as T) } });
};
