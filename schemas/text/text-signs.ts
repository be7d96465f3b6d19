/**
 * Matches around a place inside a grapheme cluster: within a surrogate pair, after a joiner, or before a
 * mark.
 */
const JOINING =
  /^(?:[\u{10000}-\u{10ffff}]|\u200d|.(?:\p{M}|\p{Emoji_Modifier}|\u200c|\u200d|[\u{e0020}-\u{e007f}]))/su;
/** Letters of flags; two make one flag. */
const FLAGS = /[\u{1f1e6}-\u{1f1ff}]+$/u;

/** The longest cluster that is kept whole, in UTF-16 units: a family of four, each with a skin tone. */
const LONGEST_SIGN = 32;

const isInsideSign = (text: string, at: number): boolean =>
  JOINING.test(text.slice(at - 1, at + 2)) ||
  ((FLAGS.exec(text.slice(0, at))?.[0].length ?? 0) % 4 === 2 &&
    FLAGS.test(text.slice(at, at + 2)));

/**
 * The first `most` UTF-16 units of a text, ending with a whole grapheme cluster. `Intl.Segmenter` is missing
 * on some phones.
 */
export const cutSigns = (text: string, most: number): string => {
  let at = Math.min(most, text.length);
  while (at > 0 && at < text.length && isInsideSign(text, at)) {
    at -= 1;
    // a longer run of marks is not readable anyway
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

export const firstSign = (text: string): string => signsOf(text.slice(0, 64))[0] ?? '';
