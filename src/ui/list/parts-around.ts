const literal = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Cuts a text at the words of a keyword; each second part is one of these words. */
export const partsAround = (text: string, keyword: string): string[] => {
  const words = keyword.split(/\s+/).filter(Boolean).map(literal);
  return words.length === 0 ? [text] : text.split(new RegExp(`(${words.join('|')})`, 'iu'));
};
