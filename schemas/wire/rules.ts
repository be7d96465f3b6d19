import * as z from 'zod/mini';
import { cutText } from '../text/cut-text.ts';
import { brokenRule, type Rule } from './broken-rule.ts';
import { phoneRefusals } from './call-codes.ts';
import { type Codec, type CodecContext, decodedType, partsOf, refuse, withParts } from './codec.ts';
import type { Refusal } from './define-refusals.ts';
import { readPayload } from './read-payload.ts';

/** Rules of payloads beyond field types, shared by forms and server. */

type Decode<T> = (value: T, context: CodecContext) => T;

const after = <T>(inner: Codec<T>, decode: Decode<T>, rules: readonly Rule<T>[]): Codec<T> => {
  // `inner`'s own scalar decoder would skip `decode`, so the new codec drops it
  const { scalar: _, ...parts } = partsOf(inner);
  const schema = z.codec(inner, decodedType<T>(), { decode, encode: (value) => value });
  return withParts(schema, { ...parts, rules });
};

/** Adds rules to a field or a payload; the first broken one is reported. */
// @__NO_SIDE_EFFECTS__
export const ruled = <T>(inner: Codec<T>, ...rules: readonly Rule<T>[]): Codec<T> =>
  after(
    inner,
    (value, context) => {
      const rule = rules.find(({ holds }) => !holds(value));
      return rule ? refuse(context, rule.reason, [], { rule }) : value;
    },
    rules,
  );

/** Tidies a field before its rules are checked; the server gets the tidied value. */
// @__NO_SIDE_EFFECTS__
export const tidied = <T>(inner: Codec<T>, tidy: (value: T) => T): Codec<T> =>
  after(inner, tidy, []);

/** Cuts a text instead of refusing it, for searches, where a longer one would find nothing. */
// @__NO_SIDE_EFFECTS__
export const shortened = (inner: Codec<string>, most: number): Codec<string> =>
  tidied(inner, (value) => cutText(value, most).trim());

export const filled = (
  reason: string,
  refusal: Refusal = phoneRefusals.badPayload,
  n?: number,
): Rule<string> => ({ holds: (value) => value !== '', reason, refusal, ...(n && { n }) });

/** At most `most` characters; `most` fills the refusal's `{n}`. */
export const atMost = (
  most: number,
  refusal: Refusal,
  reason = `最多 ${most} 个字`,
): Rule<string> => ({ holds: ({ length }) => length <= most, reason, refusal, n: most });

export const upTo = (most: number, refusal: Refusal): Rule<number> => ({
  holds: (value) => value <= most,
  reason: refusal.message,
  refusal,
  n: most,
});

/** The form's message for an invalid value; undefined if it is valid. */
export const faultIn = (schema: z.core.$ZodType, value: unknown): string | undefined => {
  const read = readPayload(schema, value);
  if (read.success) return undefined;
  return brokenRule(read.error)?.reason ?? phoneRefusals.badPayload.message;
};
