import { isIndexed } from '../../platform/wire/word-search.ts';

/** A text matches the word by one of `ways`, or by its sound. */
export type Word = {
  /** The word itself, then its synonyms. */
  ways: readonly string[];
  /** Letters that may be pinyin or initials; '' where the word cannot be any. */
  heard: string;
};

export type Synonyms = readonly string[];

const MOST_WORDS = 8;
const MOST_WAYS = 12;

const isLetter = (sign: string | undefined): boolean => sign !== undefined && /[a-z0-9]/.test(sign);

/** An abbreviation matches only as a whole word: `mi` is not in `mild`. */
const positionOf = (text: string, term: string): number => {
  for (let at = text.indexOf(term); at >= 0; at = text.indexOf(term, at + 1)) {
    const begins = !isLetter(term[0]) || !isLetter(text[at - 1]);
    const ends = !isLetter(term.at(-1)) || !isLetter(text[at + term.length]);
    if (begins && ends) return at;
  }
  return -1;
};

const termIn = (text: string, terms: Synonyms): string | undefined =>
  terms
    .filter((term) => positionOf(text, term) >= 0)
    .sort((one, other) => other.length - one.length)[0];

const replaced = (text: string, term: string, by: string): string => {
  const at = positionOf(text, term);
  return text.slice(0, at) + by + text.slice(at + term.length);
};

const waysOf = (word: string, groups: readonly Synonyms[]): readonly string[] => {
  const others = groups.flatMap((group) => {
    const term = termIn(word, group);
    return term ? group.map((other) => replaced(word, term, other)) : [];
  });
  return [...new Set([word, ...others])].slice(0, MOST_WAYS);
};

/** Splits a keyword at spaces, but not within a term that contains some, such as `heart failure`. */
const cut = (keyword: string, groups: readonly Synonyms[]): string[] => {
  const spaced = groups.flat().filter((term) => term.includes(' '));
  const term = termIn(keyword, spaced);
  if (!term) return keyword.split(' ').filter(isIndexed);
  return [term, ...cut(replaced(keyword, term, ' '), groups)];
};

/** Letters may be pinyin, unless the word has synonyms. */
const heardIn = (word: string, ways: readonly string[]): string =>
  /^[a-z]{2,}$/.test(word) && ways.length === 1 ? word : '';

export const wordsOf = (keyword: string, groups: readonly Synonyms[]): readonly Word[] =>
  [...new Set(cut(keyword, groups))].slice(0, MOST_WORDS).map((word) => {
    const ways = waysOf(word, groups);
    return { ways, heard: heardIn(word, ways) };
  });
