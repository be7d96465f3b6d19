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

/** Whether exactly the right options were chosen, or every blank was filled as it should be. */
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

/** Whether a marker says what an answer to it is worth, where the kind of paper has markers. */
const isMarked = (row: QuestionRow): boolean =>
  written.includes(row.kind) && !hasRight(row) && row.points > 0;

const pointsOf = (row: QuestionRow, values: readonly string[]): number =>
  isRight(row, values) ? row.points : 0;

export const answeredOn = (questions: readonly QuestionRow[], answers: Answers) => {
  const way = new Set(questionPath(toQuestions(questions), answers).map(({ id }) => id));
  return questions
    .filter(({ id }) => way.has(String(id)))
    .map((each) => ({ question: each, values: valuesOf(answers, String(each.id)) }));
};

/** Points of these answers by question; one that is skipped brings none. */
export const earnedOf = (
  questions: readonly QuestionRow[],
  answers: Answers,
): Record<string, number> =>
  Object.fromEntries(
    answeredOn(questions, answers).flatMap(({ question: each, values }) => {
      const points = pointsOf(each, values);
      return points > 0 ? [[String(each.id), points]] : [];
    }),
  );

export const sumOf = (earned: Readonly<Record<string, number>>): number =>
  Object.values(earned).reduce((sum, points) => sum + points, 0);

/** The questions whose answers wait for a marker; nothing is nothing to mark. */
export const toMark = (questions: readonly QuestionRow[], answers: Answers): QuestionRow[] =>
  answeredOn(questions, answers).flatMap(({ question: each, values }) =>
    isMarked(each) && !isBlank(values) ? [each] : [],
  );

/** The answers to try at one question: each that jumps or scores differently. */
const choicesOf = ({ kind, options, required, right }: QuestionRow): string[][] => {
  if (kind !== 'single') return [right];
  const chosen = options.map(({ id }) => [id]);
  return required && chosen.length > 0 ? chosen : [...chosen, []];
};

/** The most points of a question that is answered so; `marks`: a marker may give all of them. */
const mostOf = (row: QuestionRow, values: readonly string[], marks: boolean): number => {
  const given = (row.kind === 'fill' && hasRight(row)) || (marks && isMarked(row));
  return given ? row.points : pointsOf(row, values);
};

/** The most points that any way through the questions brings, where markers give `marks` or not. */
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
