/** What belongs to the sign before it: marks, selectors, joiners, skin colours, letters of flags. */
const ADDED = /^(?:\p{M}|\p{Emoji_Modifier}|\u200c|\u200d|[\u{e0020}-\u{e007f}])/u;
const FLAG_LETTER = /^[\u{1f1e6}-\u{1f1ff}]/u;
const FLAG_LETTERS = /[\u{1f1e6}-\u{1f1ff}]+$/u;
const JOINER = '\u200d';

/** Longest sign that is kept together, in UTF-16 units: a family of four, each with a skin colour. */
const LONGEST_SIGN = 32;

const isWithinPair = (text: string, at: number): boolean =>
  /^[\ud800-\udbff][\udc00-\udfff]$/.test(text.slice(at - 1, at + 1));

/** Whether what stands before this place and what follows are one sign to a reader. */
const isWithinSign = (text: string, at: number): boolean => {
  if (isWithinPair(text, at) || text[at - 1] === JOINER) return true;
  const next = text.slice(at, at + 2);
  if (ADDED.test(next)) return true;
  if (!FLAG_LETTER.test(next)) return false;
  const [letters = ''] = FLAG_LETTERS.exec(text.slice(Math.max(0, at - 256), at)) ?? [];
  return letters.length % 4 === 2;
};

/**
 * The beginning of a text, at most `most` UTF-16 units long, that ends with a whole sign: no half of a
 * pair, and no emoji or letter without what is joined to it. Without `Intl.Segmenter`, which not all phones have.
 */
export const cutText = (text: string, most: number): string => {
  if (text.length <= most) return text;
  for (let at = most; at > Math.max(0, most - LONGEST_SIGN); at -= 1)
    if (!isWithinSign(text, at)) return text.slice(0, at);
  // so many marks are no sign that anybody reads
  return most > LONGEST_SIGN ? text.slice(0, isWithinPair(text, most) ? most - 1 : most) : '';
};

/** The first sign of a text, for a badge in place of a picture. */
export const firstSign = (text: string): string => {
  let at = 1;
  while (at < Math.min(text.length, LONGEST_SIGN) && isWithinSign(text, at)) at += 1;
  return text.slice(0, at);
};

/** A text sign by sign. */
export const signsOf = (text: string): string[] => {
  const signs: string[] = [];
  for (let rest = text; rest !== ''; ) {
    const sign = firstSign(rest);
    signs.push(sign);
    rest = rest.slice(sign.length);
  }
  return signs;
};
