import type * as z from 'zod/mini';
import { brokenRule } from '#schemas/wire/broken-rule.ts';
import { callRefusals } from '#schemas/wire/call-refusals.ts';
import { readPayload as readSent } from '#schemas/wire/read-payload.ts';
import { RefusedError } from './errors.ts';

/** Refuses by the rule that is broken, else `badPayload`. */
export const readPayload = <T>(schema: z.core.$ZodType<T>, raw: unknown): T => {
  const read = readSent(schema, raw);
  if (read.success) return read.data;
  const { refusal, n } = brokenRule(read.error) ?? { refusal: callRefusals.badPayload };
  throw new RefusedError(refusal, n);
};
