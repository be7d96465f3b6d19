const SEPARATORS = /[,，、；;]/;

/** How many items of a list in text count by default (shell rule 67). */
export const LIST_MAXIMUM = 2;

/** The first items of a list in text, split on `, ， 、 ； ;`, trimmed, without empty ones. */
export const splitList = (text: string, maximum = LIST_MAXIMUM): string[] =>
  text
    .split(SEPARATORS)
    .map((item) => item.trim())
    .filter(Boolean)
    .slice(0, maximum);
