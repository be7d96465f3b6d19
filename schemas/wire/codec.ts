import * as z from 'zod/mini';
import type { Rule } from './broken-rule.ts';

type Schema = z.core.$ZodType;

/** A schema that accepts any input, a missing value too, and either gives a T or reports what it expected. */
export type Codec<T> = z.core.$ZodType<T, unknown>;

/** The second argument of a codec's functions; errors are added to `issues`. */
export type CodecContext = { value: unknown; issues: z.core.$ZodRawIssue[] };

type Params = Record<string, unknown> | undefined;

/** Adds an issue that names what was expected; the returned value is ignored. */
export const refuse = (
  context: CodecContext,
  expected: string,
  path: PropertyKey[] = [],
  params?: Params,
): never => {
  context.issues.push({ code: 'custom', message: expected, input: context.value, path, params });
  return z.NEVER;
};

/** Passes on the result of a nested schema; its issues are added under `path`. */
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

/** Accepts every value, a missing one too. */
export const anyValue: Codec<unknown> = z.optional(z.unknown());

const unchecked = z.unknown();

/** The output side of a codec whose `decode` produces the T; `z.custom` would run a check. */
export const decodedType = <T>(): z.core.$ZodType<T, T> =>
  // safe, since the codec's two functions are typed by the same T
  unchecked as z.core.$ZodType<T, T>;

type Steps = {
  decode: (raw: unknown, context: CodecContext, path?: PropertyKey[]) => unknown;
  encode: (value: unknown) => unknown;
};

/** What a codec is made of; `names` maps wire names of fields to the product's. */
export type CodecParts = {
  fields?: Readonly<Record<string, Schema>>;
  names?: Readonly<Record<string, string>>;
  /** Fallback fields, read where the field itself is missing or empty. */
  spares?: Readonly<Record<string, string>> | undefined;
  /** An object must have at least one of these fields, unless it is empty. */
  needed?: readonly string[] | undefined;
  item?: Schema;
  words?: readonly string[];
  scalar?: Steps;
  rules?: readonly Omit<Rule<never>, 'holds'>[];
};

const known = new WeakMap<Schema, CodecParts>();

/** Registers a codec's parts, for `fieldMapper` and for generators of forms and documents. */
export const withParts = <S extends Schema>(schema: S, parts: CodecParts): S => {
  known.set(schema, parts);
  return schema;
};

/** The parts of a schema; {} if it was not made by these functions. */
export const partsOf = (schema: Schema): CodecParts => known.get(schema) ?? {};

type Reader = (raw: unknown, context: CodecContext) => unknown;

const readers = new WeakMap<Schema, Reader>();

/** Registers a codec's own decoder for the items of lists, since zod's errors are slow. */
export const withReader = <S extends Schema>(schema: S, read: Reader): S => {
  readers.set(schema, read);
  return schema;
};

export const readerOf = (schema: Schema): Reader | undefined => readers.get(schema);

/** A codec of a single value; `read` returns undefined for an invalid one. */
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
  // this codec encodes only values that it decoded, so they are a T
  return withParts(schema, { scalar: { decode, encode: (value) => write(value as T) } });
};
