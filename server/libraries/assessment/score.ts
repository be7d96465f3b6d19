import { fillsRightly } from '#schemas/assessment/blank.ts';
import {
  type Answers,
  isBlank,
  type QuestionKind,
  valuesOf,
} from '#schemas/assessment/question.ts';
import { nextAfter, questionPath } from '#schemas/assessment/question-path.ts';
import { toQuestions } from './papers.ts';
import type { AskedRow } from './rows.ts';

/** Whether exactly the right options were chosen, or every blank was filled as it should be. */
export const isRight = ({ kind, right, accepted }: AskedRow, values: readonly string[]): boolean =>
  kind === 'fill'
    ? fillsRightly(accepted, values)
    : right.length > 0 &&
      right.length === values.length &&
      right.every((option) => values.includes(option));

/** Whether it has a right answer. */
export const hasRight = ({ kind, right, accepted }: AskedRow): boolean =>
  (kind === 'fill' ? accepted : right).length > 0;

const written: readonly QuestionKind[] = ['text', 'voice', 'upload'];

/** Whether a marker says what an answer to it is worth, where the kind of paper has markers. */
const isMarked = (asked: AskedRow): boolean =>
  written.includes(asked.kind) && !hasRight(asked) && asked.points > 0;

const pointsOf = (asked: AskedRow, values: readonly string[]): number =>
  isRight(asked, values) ? asked.points : 0;

/** The questions of a way, with what was answered to each. */
export const answeredOn = (asked: readonly AskedRow[], answers: Answers) => {
  const way = new Set(questionPath(toQuestions(asked), answers).map(({ id }) => id));
  return asked
    .filter(({ id }) => way.has(String(id)))
    .map((each) => ({ asked: each, values: valuesOf(answers, String(each.id)) }));
};

/** Points of these answers by question; one that is skipped brings none. */
export const earnedOf = (asked: readonly AskedRow[], answers: Answers): Record<string, number> =>
  Object.fromEntries(
    answeredOn(asked, answers).flatMap(({ asked: each, values }) => {
      const points = pointsOf(each, values);
      return points > 0 ? [[String(each.id), points]] : [];
    }),
  );

export const sumOf = (earned: Readonly<Record<string, number>>): number =>
  Object.values(earned).reduce((sum, points) => sum + points, 0);

/** The questions whose answers wait for a marker; nothing is nothing to mark. */
export const toMark = (asked: readonly AskedRow[], answers: Answers): AskedRow[] =>
  answeredOn(asked, answers).flatMap(({ asked: each, values }) =>
    isMarked(each) && !isBlank(values) ? [each] : [],
  );

/** The answers to try at one question: each that jumps or scores differently. */
const choicesOf = ({ kind, options, required, right }: AskedRow): string[][] => {
  if (kind !== 'single') return [right];
  const chosen = options.map(({ id }) => [id]);
  return required && chosen.length > 0 ? chosen : [...chosen, []];
};

/** The most points of a question that is answered so; `marks`: a marker may give all of them. */
const mostOf = (asked: AskedRow, values: readonly string[], marks: boolean): number => {
  const given = (asked.kind === 'fill' && hasRight(asked)) || (marks && isMarked(asked));
  return given ? asked.points : pointsOf(asked, values);
};

/** The most points that any way through the questions brings, where markers give `marks` or not. */
export const fullOf = (asked: readonly AskedRow[], marks = false): number => {
  const questions = toQuestions(asked);
  const from: number[] = [];
  for (const [back, each] of asked.toReversed().entries()) {
    const at = asked.length - 1 - back;
    from[at] = Math.max(
      ...choicesOf(each).map(
        (values) => mostOf(each, values, marks) + (from[nextAfter(questions, at, values)] ?? 0),
      ),
    );
  }
  return from[0] ?? 0;
};
