import type { HelpTopic } from '#schemas/help/endpoints.ts';

const wordsOf = (text: string): string[] => text.toLowerCase().split(/\s+/).filter(Boolean);

/** The questions that hold every word, in themselves, their answer or their topic's name. */
export const questionsWith = (topics: readonly HelpTopic[], keyword: string): HelpTopic[] => {
  const words = wordsOf(keyword);
  if (words.length === 0) return [...topics];
  return topics.flatMap(({ name, questions }) => {
    const held = questions.filter(({ question, answer }) => {
      const text = [name, question, ...answer].join('\n').toLowerCase();
      return words.every((word) => text.includes(word));
    });
    return held.length > 0 ? [{ name, questions: held }] : [];
  });
};
