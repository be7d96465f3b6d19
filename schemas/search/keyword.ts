/** In characters; a longer keyword is cut. */
export const LONGEST_KEYWORD = 50;

/** A typed keyword without control characters and halves of characters, cut to length. */
export const tidyKeyword = (typed: string): string =>
  [...typed.replace(/\p{C}/gu, ' ').trim()].slice(0, LONGEST_KEYWORD).join('').trim();
