import * as z from 'zod/mini';
import { literally } from './primitives.ts';

/** Reads a payload on the server; its texts are user input, so entities stay literal. */
export const readPayload = <T>(
  schema: z.core.$ZodType<T>,
  sent: unknown,
): z.core.util.SafeParseResult<T> => literally(() => z.safeParse(schema, sent));
