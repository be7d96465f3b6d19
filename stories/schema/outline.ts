import * as z from 'zod/mini';
import { type CodecParts, partsOf } from '#schemas/wire/codec.ts';
import { type ScalarKind, scalarKind, wordKind } from './scalar-kinds.ts';

type Schema = z.core.$ZodType;

/** A field by its name on the wire and in the product. */
export type Field = { wire: string; name: string; outline: Outline };

/** The structure of a schema, as far as it is visible from outside. */
export type Outline = { schema: Schema } & (
  | { is: 'scalar'; kind: ScalarKind; fallback?: unknown }
  | { is: 'object'; fields: Field[] }
  | { is: 'list'; item: Outline }
  | { is: 'opaque' }
);

const fieldsOf = (
  fields: Readonly<Record<string, Schema>>,
  names: CodecParts['names'] = {},
): Field[] =>
  Object.entries(fields).map(([wire, schema]) => ({
    wire,
    name: names[wire] ?? wire,
    outline: outlineOf(schema),
  }));

const outlineOfZod = (schema: Schema): Outline => {
  if (schema instanceof z.ZodMiniObject)
    return { schema, is: 'object', fields: fieldsOf(schema.shape) };
  if (schema instanceof z.ZodMiniArray)
    return { schema, is: 'list', item: outlineOf(schema.def.element) };
  if (schema instanceof z.ZodMiniPipe) return outlineOf(schema.def.out);
  if (schema instanceof z.ZodMiniOptional) return outlineOf(schema.def.innerType);
  if (!(schema instanceof z.ZodMiniDefault)) return { schema, is: 'opaque' };
  const inner = outlineOf(schema.def.innerType);
  return inner.is === 'scalar' ? { ...inner, fallback: schema.def.defaultValue } : inner;
};

export const outlineOf = (schema: Schema): Outline => {
  const kind = scalarKind(schema);
  if (kind) return { schema, is: 'scalar', kind };
  const { fields, names, item, words, rules } = partsOf(schema);
  if (item) return { schema, is: 'list', item: outlineOf(item) };
  if (fields) return { schema, is: 'object', fields: fieldsOf(fields, names) };
  if (words) return { schema, is: 'scalar', kind: wordKind(words) };
  // a schema with rules wraps the one that determines the kind
  if (rules && schema instanceof z.ZodMiniPipe) return outlineOf(schema.def.in);
  return outlineOfZod(schema);
};
