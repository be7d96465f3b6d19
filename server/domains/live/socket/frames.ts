import * as z from 'zod/mini';
import { type LiveFrames, liveFrames } from '#schemas/live/socket.ts';
import { RefusedError, refusalAnswer, refusalOf } from '../../../platform/endpoint/errors.ts';

export const frame = <K extends keyof LiveFrames>(type: K, data: LiveFrames[K]): string => {
  const schema: z.core.$ZodType = liveFrames[type];
  return JSON.stringify({ type, data: z.encode(schema, data) });
};

export const whyRefused = (error: unknown): { code: string; msg: string } => {
  const reason = error instanceof RefusedError ? error.message : undefined;
  const { code, msg } = refusalAnswer(refusalOf(error), reason).body;
  return { code: String(code), msg };
};
