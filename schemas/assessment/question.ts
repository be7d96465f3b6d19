import type * as z from 'zod/mini';
import { severalLines } from '../text/tidy-text.ts';
import { oneOf } from '../wire/payload.ts';
import { count, flag, id, requiredText, text } from '../wire/primitives.ts';
import { byRule, list, object } from '../wire/structures.ts';

/**
 * Kinds of questions: `scale` runs from `least` to `most`, `upload` takes `most` pictures, `judge` is
 * answered by 对 or 错, `fill` has a blank for each of its `rows`, `voice` takes a recording of `least`
 * to `most` seconds.
 */
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

/** What every judge is answered by. */
export const judgeOptions = [
  { id: 'true', title: '对' },
  { id: 'false', title: '错' },
] as const;
/** Choosing `option` goes on with the question `to`; '' is the end. */
const jump = object({ option: id, to: text });

/**
 * `least`, `most`: choices of a multiple, characters of a text, ends of a scale, pictures, seconds of a
 * recording; 0 is no limit. `rows`: what a matrix asks, each with one of `options`; the blanks of a
 * fill. Only a single has `jumps`.
 */
export const questionSchema = object(
  {
    id,
    kind: oneOf(questionKinds),
    title: requiredText,
    help: text,
    required: flag,
    options: list(option),
    rows: list(option),
    least: count,
    most: count,
    /** The labels of a scale's two ends. */
    least_text: text,
    most_text: text,
    jumps: list(jump),
  },
  byRule,
);
export type Question = z.output<typeof questionSchema>;

/**
 * What was answered to one question: ids of options, the text, the number of the scale,
 * `row:option` of a matrix, addresses of pictures, a text for each blank of a fill, the address of a
 * recording and its seconds. Not answered is no values.
 */
export const answer = object({ question: id, values: list(text) });
export type Answer = z.output<typeof answer>;

export type Answers = Readonly<Record<string, readonly string[]>>;

/** The answer to one question; [] where there is none. */
export const valuesOf = (answers: Answers, id: string): readonly string[] =>
  (Object.hasOwn(answers, id) ? answers[id] : undefined) ?? [];

/** Whether an answer is empty: without values, or with blanks alone. */
export const isBlank = (values: readonly string[]): boolean =>
  values.every((value) => severalLines(value) === '');

export const answersOf = (list: readonly Answer[]): Answers =>
  Object.fromEntries(list.map(({ question: questionId, values }) => [questionId, values]));

export const answerList = (answers: Answers): Answer[] =>
  Object.entries(answers).map(([questionId, values]) => ({
    question: questionId,
    values: [...values],
  }));
