import type * as z from 'zod/mini';
import { fieldMeanings, nestedMeanings } from './field-meanings.ts';

/** In Chinese; '' if not documented. */
export const meaningOf = (schema: z.core.$ZodType, wire: string): string =>
  nestedMeanings.get(schema)?.[wire] ?? fieldMeanings[wire] ?? '';
