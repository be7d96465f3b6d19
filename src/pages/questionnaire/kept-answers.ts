import * as z from 'zod/mini';
import type { Answers } from '../../../schemas/assessment/question.ts';
import { outlasts, readJson, removeLocal, writeJson } from '../../platform/local-store.ts';

const kept = z.object({
  version: z.number(),
  answers: z.record(z.string(), z.array(z.string())),
});
export type Kept = { version: number; answers: Answers };

const keyOf = (attempt: string): string => `ANSWERS:${attempt}`;

/** Answers on this phone that the server has not got yet, and the version they were made on. */
export const keptAnswers = (attempt: string): Kept | undefined => {
  const read = z.safeParse(kept, readJson(keyOf(attempt)));
  return read.success ? read.data : undefined;
};

/** Gives whether they outlast the page: storage may be full or forbidden. */
export const keepAnswers = (attempt: string, version: number, answers: Answers): boolean => {
  if (Object.keys(answers).length === 0) removeLocal(keyOf(attempt));
  else writeJson(keyOf(attempt), { version, answers });
  return outlasts(keyOf(attempt));
};
