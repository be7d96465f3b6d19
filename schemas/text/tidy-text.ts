import { BLANK_TEXT } from '../wire/primitives.ts';

/**
 * Control characters, lone surrogates and U+FFFD, which stands for a NUL that databases refuse. Bidirectional
 * controls would affect the text around them. Zero-width joiners are allowed, since emoji and several scripts
 * need them.
 */
export const UNSEEN = /[\p{Cc}\p{Cs}\u200b\u2060\u202a-\u202e\u2066-\u2069\ufeff\ufffd]/u;
const EVERY_UNSEEN = new RegExp(UNSEEN, 'gu');

/** A line break or another blank becomes a space; invisible characters are dropped. */
const asBlank = (sign: string): string => (sign !== '\ufeff' && /\s/u.test(sign) ? ' ' : '');

export const hasUnseen = (text: string): boolean => UNSEEN.test(text);

export const withoutUnseen = (text: string): string => text.replace(EVERY_UNSEEN, '');

/** The wire reads an invisible text as empty, so it is stored as empty. */
const drawn = (tidy: string): string => (BLANK_TEXT.test(tidy) ? '' : tidy.trim());

export const oneLine = (typed: string): string =>
  drawn(typed.replace(EVERY_UNSEEN, asBlank).replace(/\s+/gu, ' '));

export const severalLines = (typed: string): string =>
  drawn(
    typed
      .replace(/\r\n?/g, '\n')
      .replaceAll('\t', ' ')
      .replace(EVERY_UNSEEN, (sign) => (sign === '\n' ? sign : '')),
  );
