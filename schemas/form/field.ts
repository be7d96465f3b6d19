import * as z from 'zod/mini';
import {
  anyValue,
  type Codec,
  decodedType,
  forwardResult,
  partsOf,
  refuse,
  withParts,
} from '../codec.ts';
import { oneOf } from '../payload.ts';
import { count, flag, id, missing, requiredText, text } from '../primitives.ts';
import { list, object } from '../structures.ts';

/** What a form that operators put together can ask for. */
const fieldKinds = [
  'text',
  'paragraph',
  'single',
  'multiple',
  'phone',
  'identity',
  'region',
  'date',
  'picture',
] as const;
export type FieldKind = (typeof fieldKinds)[number];

export type FieldOption = { id: string; title: string };

/**
 * One line of a form. `longest`: characters of a text, most choices or pictures, levels of a region
 * (2 or 3); 0 is the kind's own.
 */
export type Field = {
  key: string;
  kind: FieldKind;
  label: string;
  required: boolean;
  options: FieldOption[];
  placeholder: string;
  hint: string;
  longest: number;
};

const parts: Codec<Field> = object({
  key: id,
  kind: oneOf(fieldKinds),
  label: requiredText,
  required: flag,
  options: list(object({ id: requiredText, title: requiredText })),
  placeholder: text,
  hint: text,
  longest: count,
});

const isChoice = (kind: FieldKind): boolean => kind === 'single' || kind === 'multiple';

/** A field as the wire has it; one that asks to choose from nothing is none. */
export const field: Codec<Field> = withParts(
  z.codec(parts, decodedType<Field>(), {
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

/** The fields of a form; null where an older back end sends none. */
export const fieldList: Codec<Field[] | null> = withParts(
  z.codec(anyValue, decodedType<Field[] | null>(), {
    decode: (came, context) =>
      missing(came) ? null : forwardResult(z.safeParse(fields, came), context),
    // encoding checks nothing: an invalid field goes out as well, and its reader leaves it out
    encode: (given) => given,
  }),
  { item: field },
);
