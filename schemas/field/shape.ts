import * as z from 'zod/mini';
import { type FieldKind, isFieldKind } from './kinds.ts';
import { type PatternName, patterns } from './patterns.ts';
import type { FieldWhen } from './when.ts';

const isPattern = (name: unknown): name is PatternName =>
  typeof name === 'string' && Object.hasOwn(patterns, name);

/** A field on the wire; a missing rule is that of its kind. */
export const fieldShape = {
  name: z.string(),
  label: z.string(),
  kind: z.custom<FieldKind>(isFieldKind),
  /** A sentence below the field; '' for none. */
  help: z.string(),
  required: z.boolean(),
  /** Of numbers the smallest value, money in fen. */
  min: z.optional(z.number()),
  /**
   * Of numbers the largest value, money in fen; of others the most characters, choices, pictures, levels or
   * references.
   */
  max: z.optional(z.number()),
  pattern: z.optional(z.custom<PatternName>(isPattern)),
  placeholder: z.optional(z.string()),
  /** The `autocomplete` attribute. */
  autofill: z.optional(z.string()),
  rows: z.optional(z.number()),
  options: z.array(z.object({ id: z.string(), title: z.string(), hint: z.optional(z.string()) })),
  when: z.optional(z.custom<FieldWhen>()),
};
