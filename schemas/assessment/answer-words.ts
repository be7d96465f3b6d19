import type { Question, QuestionKind } from './question.ts';

type WordsOfAnswer = (question: Question, values: readonly string[]) => string[];

const titlesIn = (options: Question['options'], ids: readonly string[]): string[] =>
  options.filter(({ id }) => ids.includes(id)).map(({ title }) => title);

const ofChoice: WordsOfAnswer = ({ options }, values) => titlesIn(options, values);

const asWritten: WordsOfAnswer = (_, values) => [...values];

const words: Readonly<Record<QuestionKind, WordsOfAnswer>> = {
  single: ofChoice,
  multiple: ofChoice,
  judge: ofChoice,
  text: asWritten,
  fill: asWritten,
  scale: asWritten,
  matrix: ({ rows, options }, values) =>
    rows.flatMap((row) => {
      const chosen = options.filter(({ id }) => values.includes(`${row.id}:${id}`));
      return chosen.map(({ title }) => `${row.title}：${title}`);
    }),
  upload: (_, values) => (values.length > 0 ? [`${values.length} 张图片`] : []),
  voice: (_, values) => values.slice(1).map((seconds) => `录音 ${seconds} 秒`),
};

export const wordsOf: WordsOfAnswer = (question, values) => words[question.kind](question, values);
