/**
 * A line of text as it may be stored: control characters are nothing that a person writes, and the
 * database takes no NUL; signs that turn the direction of reading would turn what stands beside it.
 */
export const oneLine = (typed: string): string =>
  typed
    .replace(/\s+/gu, ' ')
    .replace(/[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/gu, '')
    .trim();
