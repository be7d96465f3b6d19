/**
 * Control characters and halves of characters are nothing that a person writes, nor is U+FFFD, which
 * stands in for a NUL that no database takes; signs that turn the direction of reading would turn
 * what stands beside a text as well. Of the signs without a width the joiners stay: emoji and several
 * scripts are written with them.
 */
const UNSEEN = /[\p{Cc}\p{Cs}\u200b\u2060\u202a-\u202e\u2066-\u2069\ufeff\ufffd]/u;
const EVERY_UNSEEN = new RegExp(UNSEEN, 'gu');

/** What parted the lines of a text, as the blank that stands for it in one line. */
const asBlank = (sign: string): string => (sign !== '\ufeff' && /\s/u.test(sign) ? ' ' : '');

export const hasUnseen = (text: string): boolean => UNSEEN.test(text);

/** The text as it was written otherwise, its blanks too. */
export const withoutUnseen = (text: string): string => text.replace(EVERY_UNSEEN, '');

/** A text as it may be stored, in one line: what parted its lines is a blank. */
export const oneLine = (typed: string): string =>
  typed.replace(EVERY_UNSEEN, asBlank).replace(/\s+/gu, ' ').trim();

/** The same with its lines. */
export const severalLines = (typed: string): string =>
  typed
    .replace(/\r\n?/g, '\n')
    .replaceAll('\t', ' ')
    .replace(EVERY_UNSEEN, (sign) => (sign === '\n' ? sign : ''))
    .trim();
