import { faultOf, isPictureAddress, isRecording } from './judge.ts';
import { type Answers, type Question, valuesOf } from './question.ts';

type FitValues = (question: Question, values: readonly string[]) => readonly string[];

const known: FitValues = ({ options }, values) =>
  values.filter((value) => options.some(({ id }) => id === value));

const fits: Record<Question['kind'], FitValues> = {
  single: (question, values) => known(question, values).slice(0, 1),
  multiple: (question, values) => [...new Set(known(question, values))],
  text: (_question, values) => values.slice(0, 1),
  scale: (question, values) => values.filter((value) => !faultOf(question, [value])).slice(0, 1),
  matrix: ({ rows, options }, values) =>
    rows.flatMap((row) => {
      const pairs = options.map((option) => `${row.id}:${option.id}`);
      return values.filter((value) => pairs.includes(value)).slice(0, 1);
    }),
  upload: (_question, values) => values.filter(isPictureAddress),
  judge: (question, values) => known(question, values).slice(0, 1),
  fill: ({ rows }, values) => values.slice(0, rows.length),
  voice: (_question, values) => (isRecording(values) ? values : []),
};

/**
 * Drops from a draft what no longer exists: editors may have removed questions, options or rows since it was
 * saved. It does not check how many values an answer needs; `faultOf` does.
 */
export const fitAnswers = (questions: readonly Question[], answers: Answers): Answers => {
  const fitting: Record<string, readonly string[]> = {};
  for (const question of questions) {
    const values = fits[question.kind](question, valuesOf(answers, question.id));
    if (values.length > 0) fitting[question.id] = values;
  }
  return fitting;
};
