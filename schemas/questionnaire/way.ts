import type { Answers, Question } from './question.ts';

const targetOf = ({ kind, jumps }: Question, values: readonly string[]): string | undefined =>
  kind === 'single' ? jumps.find(({ option }) => values.includes(option))?.to : undefined;

/**
 * The questions that these answers lead through, in order. A jump leads onwards only, so that every
 * way ends; one that leads back or nowhere counts for nothing.
 */
export const wayThrough = (questions: readonly Question[], answers: Answers): Question[] => {
  const way: Question[] = [];
  let at = 0;
  while (at < questions.length) {
    const question = questions[at];
    if (!question) break;
    way.push(question);
    const to = targetOf(question, answers[question.id] ?? []);
    if (to === '') break;
    const target = questions.findIndex(({ id }) => id === to);
    at = target > at ? target : at + 1;
  }
  return way;
};

/** The answers without those to questions that are skipped now. */
export const answersOnWay = (questions: readonly Question[], answers: Answers): Answers => {
  const kept: Record<string, readonly string[]> = {};
  for (const { id } of wayThrough(questions, answers)) {
    const values = answers[id];
    if (values && values.length > 0) kept[id] = values;
  }
  return kept;
};
