import * as z from 'zod/mini';
import type { FieldOption } from '../field/kinds.ts';
import {
  anyValue,
  type Codec,
  decodedType,
  forwardResult,
  partsOf,
  refuse,
  withParts,
} from '../wire/codec.ts';
import { oneOf } from '../wire/payload.ts';
import { count, flag, id, missing, requiredText, text } from '../wire/primitives.ts';
import { list, object } from '../wire/structures.ts';

/** Kinds of fields in forms that operators compose, by their names on the wire and in the database. */
const sentKinds = [
  ...(['text', 'paragraph', 'single', 'multiple', 'phone'] as const),
  ...(['identity', 'region', 'date', 'picture'] as const),
];
export type SentKind = (typeof sentKinds)[number];

export type SentField = {
  key: string;
  kind: SentKind;
  label: string;
  required: boolean;
  options: FieldOption[];
  placeholder: string;
  hint: string;
  /** The upper bound; 0: that of its kind. */
  longest: number;
  when?: unknown;
};

const parts: Codec<SentField> = object({
  key: id,
  kind: oneOf(sentKinds),
  label: requiredText,
  required: flag,
  options: list(object({ id: requiredText, title: requiredText })),
  placeholder: text,
  hint: text,
  longest: count,
  when: anyValue,
});

const isChoice = (kind: SentKind): boolean => kind === 'single' || kind === 'multiple';

/** Refuses a field with a choice of nothing. */
export const field: Codec<SentField> = withParts(
  z.codec(parts, decodedType<SentField>(), {
    decode: (read, context) => {
      // a key such as `toString` exists on every object, so it would look answered
      if (read.key in {}) return refuse(context, 'key', ['key']);
      const choosable = !isChoice(read.kind) || read.options.length > 0;
      return choosable ? read : refuse(context, 'options', ['options']);
    },
    encode: (given) => given,
  }),
  partsOf(parts),
);

const fields = list(field, 'may lose all');

/** null where an older back end sends none. */
export const fieldList: Codec<SentField[] | null> = withParts(
  z.codec(anyValue, decodedType<SentField[] | null>(), {
    decode: (came, context) =>
      missing(came) ? null : forwardResult(z.safeParse(fields, came), context),
    // encoding checks nothing: an invalid field is sent too, and the reader drops it
    encode: (given) => given,
  }),
  { item: field },
);
