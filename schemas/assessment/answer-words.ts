import type { Question } from './question.ts';

/** What was answered to a question, in words for the member. */
export const wordsOf = ({ kind, options }: Question, values: readonly string[]): string[] => {
  if (kind === 'voice') return values.slice(1).map((seconds) => `录音 ${seconds} 秒`);
  if (kind === 'upload') return values.length > 0 ? [`${values.length} 张图片`] : [];
  const chosen = options.filter(({ id }) => values.includes(id)).map(({ title }) => title);
  return chosen.length > 0 ? chosen : ['fill', 'text'].includes(kind) ? [...values] : [];
};
