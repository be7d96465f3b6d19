import { BLANK_TEXT } from '../wire/primitives.ts';

/**
 * Nobody writes control characters, lone surrogates or U+FFFD, which replaces a NUL that no database
 * takes. Bidirectional controls would also turn the text beside them. Zero-width joiners stay, since
 * emoji and several scripts need them.
 */
export const UNSEEN = /[\p{Cc}\p{Cs}\u200b\u2060\u202a-\u202e\u2066-\u2069\ufeff\ufffd]/u;
const EVERY_UNSEEN = new RegExp(UNSEEN, 'gu');

/** A line break or another blank becomes a space; invisible characters are dropped. */
const asBlank = (sign: string): string => (sign !== '\ufeff' && /\s/u.test(sign) ? ' ' : '');

export const hasUnseen = (text: string): boolean => UNSEEN.test(text);

/** Drops invisible characters and leaves the rest of the text, blanks included. */
export const withoutUnseen = (text: string): string => text.replace(EVERY_UNSEEN, '');

/** The wire reads a text that draws nothing as none, so it is kept as none. */
const drawn = (tidy: string): string => (BLANK_TEXT.test(tidy) ? '' : tidy.trim());

/** A text to store in one line: line breaks become spaces. */
export const oneLine = (typed: string): string =>
  drawn(typed.replace(EVERY_UNSEEN, asBlank).replace(/\s+/gu, ' '));

export const severalLines = (typed: string): string =>
  drawn(
    typed
      .replace(/\r\n?/g, '\n')
      .replaceAll('\t', ' ')
      .replace(EVERY_UNSEEN, (sign) => (sign === '\n' ? sign : '')),
  );
