import type * as z from 'zod/mini';
import type { Parts } from '../../schemas/codec.ts';
import { type LeafKind, leafKind, wordKind } from './leaf-kinds.ts';

type Schema = z.core.$ZodType;

/** A field of an object: how the wire spells it and what the product calls it. */
export type Field = { wire: string; name: string; outline: Outline };

/** What a schema reads, as far as it can be told from outside. */
export type Outline = { schema: Schema } & (
  | { is: 'leaf'; kind: LeafKind; fallback?: unknown }
  | { is: 'object'; fields: Field[] }
  | { is: 'list'; item: Outline }
  | { is: 'opaque' }
);

const partsOf = (schema: Schema): Parts =>
  'parts' in schema._zod ? (schema._zod.parts as Parts) : {};

const fieldsOf = (fields: Readonly<Record<string, Schema>>, names: Parts['names'] = {}): Field[] =>
  Object.entries(fields).map(([wire, schema]) => ({
    wire,
    name: names[wire] ?? wire,
    outline: outlineOf(schema),
  }));

/** zod's own wrappers around a schema, and what a missing value stands for. */
type Wrapped = { innerType?: Schema; defaultValue?: unknown; shape?: Record<string, Schema> };

const outlineOfZod = (schema: Schema): Outline => {
  // zod keeps what a schema was made from here, typed by each kind of schema on its own
  const { innerType, defaultValue, shape } = schema._zod.def as Wrapped;
  if (shape) return { schema, is: 'object', fields: fieldsOf(shape) };
  if (!innerType) return { schema, is: 'opaque' };
  const inner = outlineOf(innerType);
  return inner.is === 'leaf' && defaultValue !== undefined
    ? { ...inner, fallback: defaultValue }
    : inner;
};

/** The outline of any schema of the contract. */
export const outlineOf = (schema: Schema): Outline => {
  const kind = leafKind(schema);
  if (kind) return { schema, is: 'leaf', kind };
  const { fields, names, item, words } = partsOf(schema);
  if (words) return { schema, is: 'leaf', kind: wordKind(words) };
  if (item) return { schema, is: 'list', item: outlineOf(item) };
  if (fields) return { schema, is: 'object', fields: fieldsOf(fields, names) };
  return outlineOfZod(schema);
};
