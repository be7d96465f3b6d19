import { fillsRightly } from '#schemas/assessment/blank.ts';
import {
  type Answers,
  isBlank,
  type QuestionKind,
  valuesOf,
} from '#schemas/assessment/question.ts';
import { nextAfter, questionPath } from '#schemas/assessment/question-path.ts';
import { toQuestions } from './papers.ts';
import type { QuestionRow } from './rows.ts';

export const isRight = (
  { kind, right, accepted }: QuestionRow,
  values: readonly string[],
): boolean =>
  kind === 'fill'
    ? fillsRightly(accepted, values)
    : right.length > 0 &&
      right.length === values.length &&
      right.every((option) => values.includes(option));

export const hasRight = ({ kind, right, accepted }: QuestionRow): boolean =>
  (kind === 'fill' ? accepted : right).length > 0;

const written: readonly QuestionKind[] = ['text', 'voice', 'upload'];

const isMarked = (row: QuestionRow): boolean =>
  written.includes(row.kind) && !hasRight(row) && row.points > 0;

const pointsOf = (row: QuestionRow, values: readonly string[]): number =>
  isRight(row, values) ? row.points : 0;

export const answeredOn = (rows: readonly QuestionRow[], answers: Answers) => {
  const way = new Set(questionPath(toQuestions(rows), answers).map(({ id }) => id));
  return rows
    .filter(({ id }) => way.has(String(id)))
    .map((row) => ({ row, values: valuesOf(answers, String(row.id)) }));
};

export const earnedOf = (rows: readonly QuestionRow[], answers: Answers): Record<string, number> =>
  Object.fromEntries(
    answeredOn(rows, answers).flatMap(({ row, values }) => {
      const points = pointsOf(row, values);
      return points > 0 ? [[String(row.id), points]] : [];
    }),
  );

export const sumOf = (earned: Readonly<Record<string, number>>): number =>
  Object.values(earned).reduce((sum, points) => sum + points, 0);

export const toMark = (rows: readonly QuestionRow[], answers: Answers): QuestionRow[] =>
  answeredOn(rows, answers).flatMap(({ row, values }) =>
    isMarked(row) && !isBlank(values) ? [row] : [],
  );

/** Answers to try at one question: each that jumps or scores differently. */
const choicesOf = ({ kind, options, required, right }: QuestionRow): string[][] => {
  if (kind !== 'single') return [right];
  const chosen = options.map(({ id }) => [id]);
  return required && chosen.length > 0 ? chosen : [...chosen, []];
};

const mostOf = (row: QuestionRow, values: readonly string[], marks: boolean): number => {
  const given = (row.kind === 'fill' && hasRight(row)) || (marks && isMarked(row));
  return given ? row.points : pointsOf(row, values);
};

/** The most points of any path through the questions; `marks`: a marker may give all of them. */
export const fullOf = (rows: readonly QuestionRow[], marks = false): number => {
  const questions = toQuestions(rows);
  const from: number[] = [];
  for (const [back, each] of rows.toReversed().entries()) {
    const at = rows.length - 1 - back;
    from[at] = Math.max(
      ...choicesOf(each).map(
        (values) => mostOf(each, values, marks) + (from[nextAfter(questions, at, values)] ?? 0),
      ),
    );
  }
  return from[0] ?? 0;
};
