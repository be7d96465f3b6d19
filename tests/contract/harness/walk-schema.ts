import * as z from 'zod/mini';
import type { BrokenRule } from '#schemas/wire/broken-rule.ts';
import { partsOf } from '#schemas/wire/codec.ts';

type Schema = z.core.$ZodType;
type Child = readonly [name: string, schema: Schema];

/** What zod's own schemas are made of. */
const zodParts = (schema: Schema): Child[] => {
  if (schema instanceof z.ZodMiniObject) return Object.entries<Schema>(schema.shape);
  if (schema instanceof z.ZodMiniArray) return [['*', schema.def.element]];
  if (schema instanceof z.ZodMiniOptional || schema instanceof z.ZodMiniDefault)
    return [['', schema.def.innerType]];
  return schema instanceof z.ZodMiniNullable ? [['', schema.def.innerType]] : [];
};

/** What a payload is made of, by the names of its fields. */
export const childrenOf = (schema: Schema): Child[] => {
  const { fields, item, ...known } = partsOf(schema);
  if (fields) return Object.entries(fields);
  if (item) return [['*', item]];
  if (known.scalar) return [];
  if (!(schema instanceof z.ZodMiniPipe)) return zodParts(schema);
  return known.rules ? childrenOf(schema.def.in) : zodParts(schema.def.out);
};

export const rulesIn = (schema: Schema): BrokenRule[] => {
  return [
    ...(partsOf(schema).rules ?? []),
    ...(schema instanceof z.ZodMiniPipe ? rulesIn(schema.def.in) : []),
    ...childrenOf(schema).flatMap(([, child]) => rulesIn(child)),
  ];
};

const LONG = '字'.repeat(5000);
/** The wire cuts every text to this length, which does not count as a limit of a field. */
const CUT = 2000;

/** The fields of a payload that take a text of any length, as `a.b`. */
export const unlimitedTexts = (schema: Schema, at = ''): string[] => {
  const read = z.safeParse(schema, LONG);
  if (read.success) return typeof read.data === 'string' && read.data.length >= CUT ? [at] : [];
  return childrenOf(schema).flatMap(([name, child]) =>
    unlimitedTexts(child, [at, name].filter(Boolean).join('.')),
  );
};
