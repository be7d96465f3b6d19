import * as z from 'zod/mini';
import type { Answers } from '../../../schemas/questionnaire/question.ts';
import { readJson, removeLocal, writeJson } from '../../platform/local-store.ts';

const kept = z.object({
  version: z.number(),
  answers: z.record(z.string(), z.array(z.string())),
});

const keyOf = (attempt: string): string => `ANSWERS:${attempt}`;

/** Answers on this phone that the server has not got yet. */
export const keptAnswers = (attempt: string): Answers | undefined => {
  const read = z.safeParse(kept, readJson(keyOf(attempt)));
  return read.success ? read.data.answers : undefined;
};

export const keepAnswers = (attempt: string, version: number, answers: Answers): void => {
  if (Object.keys(answers).length === 0) removeLocal(keyOf(attempt));
  else writeJson(keyOf(attempt), { version, answers });
};
