import { batchOf, exactly } from '../wire/payload.ts';
import { id, text } from '../wire/primitives.ts';
import { list, object } from '../wire/structures.ts';

/** The values of each field by its key; an unanswered field has none. */
export type FormAnswers = Readonly<Record<string, readonly string[]>>;

const values = list(text);

/** The values of one field: texts, ids of options, names of a region, or addresses of pictures. */
export const formAnswer = object({ field: id, values });

const MOST_FIELDS = 100;

/** The answers on their way to the server: one that does not fit refuses all. */
export const sentAnswers = batchOf(exactly({ field: id, values }), MOST_FIELDS);

type FieldAnswer = { field: string; values: readonly string[] };

export const formAnswersOf = (list: readonly FieldAnswer[]): FormAnswers =>
  Object.fromEntries(list.map(({ field, values: given }) => [field, given]));

export const formAnswerList = (answers: FormAnswers): { field: string; values: string[] }[] =>
  Object.entries(answers).map(([field, given]) => ({ field, values: [...given] }));
