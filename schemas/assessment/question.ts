import type * as z from 'zod/mini';
import { severalLines } from '../text/tidy-text.ts';
import { oneOf } from '../wire/payload.ts';
import { count, flag, id, requiredText, text } from '../wire/primitives.ts';
import { byRule, list, object } from '../wire/structures.ts';

/** `judge` is answered by 对 or 错; `fill` has blanks to fill in; `voice` takes a recording. */
export const questionKinds = [
  'single',
  'multiple',
  'text',
  'scale',
  'matrix',
  'upload',
  'judge',
  'fill',
  'voice',
] as const;
export type QuestionKind = (typeof questionKinds)[number];

const option = object({ id, title: requiredText });

export const judgeOptions = [
  { id: 'true', title: '对' },
  { id: 'false', title: '错' },
] as const;
/** After `option` was chosen, the paper goes on with the question `to`; '' is the end. */
const jump = object({ option: id, to: text });

export const questionSchema = object(
  {
    id,
    kind: oneOf(questionKinds),
    title: requiredText,
    help: text,
    required: flag,
    options: list(option),
    /** The lines of a matrix, each answered by one of `options`; or the blanks of a `fill`. */
    rows: list(option),
    /** Choices of a `multiple`, characters of a `text`, seconds of a `voice`, or a scale's lower end. */
    least: count,
    /** As `least`, also pictures of an `upload`; 0: no limit for choices, the usual one of the kind for others. */
    most: count,
    /** The labels of a scale's two ends. */
    least_text: text,
    most_text: text,
    /** For kind `single` alone. */
    jumps: list(jump),
  },
  byRule,
);
export type Question = z.output<typeof questionSchema>;

/**
 * An answer to one question. Its values by kind: ids of options, the text, the number on the scale, `row:option`
 * for each line of a matrix, addresses of pictures, a text for each blank, or the address of a recording and its
 * seconds. No values: not answered.
 */
export const answer = object({ question: id, values: list(text) });
export type Answer = z.output<typeof answer>;

export type Answers = Readonly<Record<string, readonly string[]>>;

export const valuesOf = (answers: Answers, id: string): readonly string[] =>
  (Object.hasOwn(answers, id) ? answers[id] : undefined) ?? [];

/** Whether an answer has no values, or white space alone. */
export const isBlank = (values: readonly string[]): boolean =>
  values.every((value) => severalLines(value) === '');

export const answersOf = (list: readonly Answer[]): Answers =>
  Object.fromEntries(list.map(({ question: questionId, values }) => [questionId, values]));

export const answerList = (answers: Answers): Answer[] =>
  Object.entries(answers).map(([questionId, values]) => ({
    question: questionId,
    values: [...values],
  }));
