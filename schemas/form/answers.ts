import { batchOf, exactly } from '../wire/payload.ts';
import { id, text } from '../wire/primitives.ts';
import { list, object } from '../wire/structures.ts';

export type FormAnswers = Readonly<Record<string, readonly string[]>>;

const values = list(text);

/** `values`: texts, option ids, names of a region, or addresses of pictures. */
export const formAnswer = object({ field: id, values });

const MOST_FIELDS = 100;

/** Strict: one invalid answer refuses all. */
export const sentAnswers = batchOf(exactly({ field: id, values }), MOST_FIELDS);

type FieldAnswer = { field: string; values: readonly string[] };

export const formAnswersOf = (given: readonly FieldAnswer[]): FormAnswers =>
  Object.fromEntries(given.map(({ field, values: given }) => [field, given]));

export const formAnswerList = (answers: FormAnswers): { field: string; values: string[] }[] =>
  Object.entries(answers).map(([field, given]) => ({ field, values: [...given] }));
