const literal = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Splits a text at the words of a keyword; every second part is one of these words. */
export const partsAround = (text: string, keyword: string): string[] => {
  const words = keyword.split(/\s+/).filter(Boolean).map(literal);
  return words.length === 0 ? [text] : text.split(new RegExp(`(${words.join('|')})`, 'iu'));
};
