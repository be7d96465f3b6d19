import * as z from 'zod/mini';
import { type FieldKind, isFieldKind } from './kinds.ts';
import { type PatternName, patterns } from './patterns.ts';
import type { FieldWhen } from './when.ts';

const isPattern = (name: unknown): name is PatternName =>
  typeof name === 'string' && Object.hasOwn(patterns, name);

/** A field as it goes from one program to another; a rule that is missing is its kind's own. */
export const fieldShape = {
  name: z.string(),
  label: z.string(),
  kind: z.custom<FieldKind>(isFieldKind),
  /** A sentence below it; '' for none. */
  help: z.string(),
  required: z.boolean(),
  /** The bounds of a number, money in fen; `max` of others: characters, choices, pictures, levels, references. */
  min: z.optional(z.number()),
  max: z.optional(z.number()),
  pattern: z.optional(z.custom<PatternName>(isPattern)),
  placeholder: z.optional(z.string()),
  /** What a browser may fill it in with, and the lines that a phone shows of it. */
  autofill: z.optional(z.string()),
  rows: z.optional(z.number()),
  options: z.array(z.object({ id: z.string(), title: z.string(), hint: z.optional(z.string()) })),
  when: z.optional(z.custom<FieldWhen>()),
};
