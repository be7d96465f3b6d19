import { type Answers, valuesOf } from '../../../schemas/assessment/question.ts';
import { nextAfter, questionPath } from '../../../schemas/assessment/question-path.ts';
import { toQuestions } from './papers.ts';
import type { AskedRow } from './rows.ts';

/** Whether exactly the right options were chosen. */
export const isRight = ({ right }: AskedRow, values: readonly string[]): boolean =>
  right.length > 0 &&
  right.length === values.length &&
  right.every((option) => values.includes(option));

const pointsOf = (asked: AskedRow, values: readonly string[]): number =>
  isRight(asked, values) ? asked.points : 0;

/** Points of these answers; a question that is skipped brings none. */
export const scoreOf = (asked: readonly AskedRow[], answers: Answers): number => {
  const way = new Set(questionPath(toQuestions(asked), answers).map(({ id }) => id));
  return asked
    .filter(({ id }) => way.has(String(id)))
    .reduce((sum, each) => sum + pointsOf(each, valuesOf(answers, String(each.id))), 0);
};

/** The answers to try at one question: each that jumps or scores differently. */
const choicesOf = ({ kind, options, required, right }: AskedRow): string[][] => {
  if (kind !== 'single') return [right];
  const chosen = options.map(({ id }) => [id]);
  return required && chosen.length > 0 ? chosen : [...chosen, []];
};

/** The most points that any way through the questions brings. */
export const fullOf = (asked: readonly AskedRow[]): number => {
  const questions = toQuestions(asked);
  const from: number[] = [];
  for (const [back, each] of asked.toReversed().entries()) {
    const at = asked.length - 1 - back;
    from[at] = Math.max(
      ...choicesOf(each).map(
        (values) => pointsOf(each, values) + (from[nextAfter(questions, at, values)] ?? 0),
      ),
    );
  }
  return from[0] ?? 0;
};
