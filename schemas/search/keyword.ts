/** Longest keyword that is looked for, in characters; what is longer is cut. */
export const LONGEST_KEYWORD = 50;

/** What was typed, as it is sent: no control characters, no halves of characters, not too long. */
export const tidyKeyword = (typed: string): string =>
  [...typed.replace(/\p{C}/gu, ' ').trim()].slice(0, LONGEST_KEYWORD).join('').trim();
