import type { Word } from './words.ts';

/** `name`: of a person, whose surname may have a reading of its own. */
type Texts = { text: string; name?: string };

/** Adds to each item what typed letters stand for in its texts. */
export const withMarks = async <T extends object>(
  items: readonly T[],
  words: readonly Word[],
  textsOf: (item: T) => Texts,
): Promise<(T & { marks?: string[] })[]> => {
  const letters = words.flatMap(({ heard }) => heard || []);
  if (letters.length === 0) return [...items];
  // the readings of Chinese take a moment to load
  const { heardIn } = await import('./sounds.ts');
  return items.map((item) => {
    const { text, name = '' } = textsOf(item);
    const marks = letters.flatMap((some) => [...heardIn(text, some), ...heardIn(name, some, true)]);
    return marks.length > 0 ? { ...item, marks: [...new Set(marks)] } : item;
  });
};
