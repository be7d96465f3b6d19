import { type Answers, isBlank, type Question, valuesOf } from './question.ts';

const targetOf = ({ kind, jumps }: Question, values: readonly string[]): string | undefined =>
  kind === 'single' ? jumps.find(({ option }) => values.includes(option))?.to : undefined;

/**
 * The index of the question after `at`; `questions.length` is the end. A jump back or to nowhere is ignored, so
 * that every path ends.
 */
export const nextAfter = (
  questions: readonly Question[],
  at: number,
  values: readonly string[],
): number => {
  const question = questions[at];
  const to = question && targetOf(question, values);
  if (to === '') return questions.length;
  const target = questions.findIndex(({ id }) => id === to);
  return target > at ? target : at + 1;
};

export const questionPath = (questions: readonly Question[], answers: Answers): Question[] => {
  const way: Question[] = [];
  let at = 0;
  while (at < questions.length) {
    const question = questions[at];
    if (!question) break;
    way.push(question);
    at = nextAfter(questions, at, valuesOf(answers, question.id));
  }
  return way;
};

/** Leaves out blank answers and those to questions that are now skipped. */
export const answersOnPath = (questions: readonly Question[], answers: Answers): Answers => {
  const given: Record<string, readonly string[]> = {};
  for (const { id } of questionPath(questions, answers)) {
    const values = valuesOf(answers, id);
    if (!isBlank(values)) given[id] = values;
  }
  return given;
};

export const progressOf = (questions: readonly Question[], answers: Answers) => {
  const way = questionPath(questions, answers);
  const answered = way.filter(({ id }) => !isBlank(valuesOf(answers, id))).length;
  return { answered, total: way.length };
};
