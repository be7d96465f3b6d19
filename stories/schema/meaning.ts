import type * as z from 'zod/mini';
import { fieldMeanings, nestedMeanings } from './field-meanings.ts';

/** What a field means, in Chinese; '' where nobody has said so. */
export const meaningOf = (schema: z.core.$ZodType, wire: string): string =>
  nestedMeanings.get(schema)?.[wire] ?? fieldMeanings[wire] ?? '';
