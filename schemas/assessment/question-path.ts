import { type Answers, isBlank, type Question, valuesOf } from './question.ts';

const targetOf = ({ kind, jumps }: Question, values: readonly string[]): string | undefined =>
  kind === 'single' ? jumps.find(({ option }) => values.includes(option))?.to : undefined;

/**
 * The place after the question at `at`; their number is the end. A jump leads onwards only, so that
 * every way ends; one that leads back or nowhere counts for nothing.
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

/** The questions that these answers lead through, in order. */
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

/** The answers without blank ones and those to questions that are skipped now. */
export const answersOnPath = (questions: readonly Question[], answers: Answers): Answers => {
  const onPath: Record<string, readonly string[]> = {};
  for (const { id } of questionPath(questions, answers)) {
    const values = valuesOf(answers, id);
    if (!isBlank(values)) onPath[id] = values;
  }
  return onPath;
};

export const progressOf = (questions: readonly Question[], answers: Answers) => {
  const way = questionPath(questions, answers);
  const answered = way.filter(({ id }) => !isBlank(valuesOf(answers, id))).length;
  return { answered, total: way.length };
};
