import { type Answers, valuesOf } from '../../../schemas/assessment/question.ts';
import { wayThrough } from '../../../schemas/assessment/way.ts';
import { type Asked, toQuestions } from './questionnaires.ts';

const isRight = ({ right }: Asked, values: readonly string[]): boolean =>
  right.length > 0 &&
  right.length === values.length &&
  right.every((option) => values.includes(option));

/** Points of these answers; a question that is skipped brings none. */
export const scoreOf = (asked: readonly Asked[], answers: Answers): number => {
  const way = new Set(wayThrough(toQuestions(asked), answers).map(({ id }) => id));
  return asked
    .filter(({ id }) => way.has(String(id)))
    .filter((each) => isRight(each, valuesOf(answers, String(each.id))))
    .reduce((sum, { points }) => sum + points, 0);
};

export const fullOf = (asked: readonly Asked[]): number =>
  asked.reduce((sum, { points }) => sum + points, 0);
