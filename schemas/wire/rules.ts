import * as z from 'zod/mini';
import { cutText } from '../text/cut-text.ts';
import { brokenRule, type Rule } from './broken-rule.ts';
import { phoneRefusals } from './call-codes.ts';
import { type Codec, type CodecContext, decodedType, partsOf, refuse, withParts } from './codec.ts';
import type { Refusal } from './define-refusals.ts';
import { readPayload } from './read-payload.ts';

/** Rules of payloads beyond the kinds of their fields, shared by forms and server. */

type Decode<T> = (value: T, context: CodecContext) => T;

/** A codec that reads by `inner`, then by `decode`. */
const after = <T>(inner: Codec<T>, decode: Decode<T>, rules: readonly Rule<T>[]): Codec<T> => {
  // `inner`'s own scalar decoder would skip `decode`, so the new codec drops it
  const { scalar: _, ...parts } = partsOf(inner);
  const schema = z.codec(inner, decodedType<T>(), { decode, encode: (value) => value });
  return withParts(schema, { ...parts, rules });
};

/** A field or a payload with rules; the first broken rule is reported. */
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

/** A field that is tidied before its rules are checked; the server gets the tidied value. */
// @__NO_SIDE_EFFECTS__
export const tidied = <T>(inner: Codec<T>, tidy: (value: T) => T): Codec<T> =>
  after(inner, tidy, []);

/** A text that is cut rather than refused, since a longer one would find nothing anyway. */
// @__NO_SIDE_EFFECTS__
export const shortened = (inner: Codec<string>, most: number): Codec<string> =>
  tidied(inner, (value) => cutText(value, most).trim());

/** The text is not empty. */
export const filled = (
  reason: string,
  refusal: Refusal = phoneRefusals.badPayload,
  n?: number,
): Rule<string> => ({ holds: (value) => value !== '', reason, refusal, ...(n && { n }) });

/** The text has at most `most` characters, which fills the refusal's `{n}`. */
export const atMost = (
  most: number,
  refusal: Refusal,
  reason = `最多 ${most} 个字`,
): Rule<string> => ({ holds: ({ length }) => length <= most, reason, refusal, n: most });

/** The number is at most `most`. */
export const upTo = (most: number, refusal: Refusal): Rule<number> => ({
  holds: (value) => value <= most,
  reason: refusal.message,
  refusal,
  n: most,
});

/** The form's message for a value that breaks a rule; undefined where none is broken. */
export const faultIn = (schema: z.core.$ZodType, value: unknown): string | undefined => {
  const read = readPayload(schema, value);
  if (read.success) return undefined;
  return brokenRule(read.error)?.reason ?? phoneRefusals.badPayload.message;
};
