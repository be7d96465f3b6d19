const literal = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Splits a text at the words of a keyword; every second part is one of these words. */
export const splitByKeyword = (text: string, keyword: string): string[] => {
  const words = keyword.split(/\s+/).filter(Boolean).map(literal);
  return words.length === 0 ? [text] : text.split(new RegExp(`(${words.join('|')})`, 'iu'));
};

const SEPARATORS = /[,，、；;]/;

/**
 * The first items of a list in text, split on `, ， 、 ； ;`, trimmed, without empty ones; two unless
 * `maximum` says otherwise. @internal Shell rules 66 and 67 ask for it.
 */
export const splitList = (text: string, maximum = 2): string[] =>
  text
    .split(SEPARATORS)
    .map((item) => item.trim())
    .filter(Boolean)
    .slice(0, maximum);
