/** A place within a sign: a half of a pair or a joiner before it, or behind it what belongs to the sign before. */
const JOINING =
  /^(?:[\u{10000}-\u{10ffff}]|\u200d|.(?:\p{M}|\p{Emoji_Modifier}|\u200c|\u200d|[\u{e0020}-\u{e007f}]))/su;
/** Letters of flags, of which two are a sign. */
const FLAGS = /[\u{1f1e6}-\u{1f1ff}]+$/u;

/** Longest sign that is kept together, in UTF-16 units: a family of four, each with a skin colour. */
const LONGEST_SIGN = 32;

/** Whether what stands before this place and what follows are one sign to a reader. */
const isInsideSign = (text: string, at: number): boolean =>
  JOINING.test(text.slice(at - 1, at + 2)) ||
  ((FLAGS.exec(text.slice(0, at))?.[0].length ?? 0) % 4 === 2 &&
    FLAGS.test(text.slice(at, at + 2)));

/**
 * The beginning of a text, at most `most` UTF-16 units long, that ends with a whole sign: no half of a
 * pair, and no emoji or letter without what is joined to it. Without `Intl.Segmenter`, which not all phones have.
 */
export const cutSigns = (text: string, most: number): string => {
  let at = Math.min(most, text.length);
  while (at > 0 && at < text.length && isInsideSign(text, at)) {
    at -= 1;
    // so many marks are no sign that anybody reads
    if (most - at > LONGEST_SIGN) return text.slice(0, most).replace(/[\ud800-\udbff]$/, '');
  }
  return text.slice(0, at);
};

export const signsOf = (text: string): string[] => {
  const signs: string[] = [];
  let from = 0;
  for (let at = 1; at <= text.length; at += 1) {
    if (at < text.length && isInsideSign(text.slice(from), at - from)) continue;
    signs.push(text.slice(from, at));
    from = at;
  }
  return signs;
};

/** The first sign of a text, for a badge in place of a picture. */
export const firstSign = (text: string): string => signsOf(text.slice(0, 64))[0] ?? '';
