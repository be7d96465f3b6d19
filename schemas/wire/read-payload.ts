import * as z from 'zod/mini';
import { literally } from './primitives.ts';

/** Reads by its schema what is sent to a server: texts in it are as somebody has typed them. */
export const readPayload = <T>(
  schema: z.core.$ZodType<T>,
  sent: unknown,
): z.core.util.SafeParseResult<T> => literally(() => z.safeParse(schema, sent));
