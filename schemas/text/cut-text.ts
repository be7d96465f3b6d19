/**
 * The first `most` UTF-16 units of a text, without half of a surrogate pair or a joiner at the end.
 * `cutSigns` also keeps grapheme clusters whole.
 */
export const cutText = (text: string, most: number): string =>
  text.length > most ? text.slice(0, most).replace(/[\ud800-\udbff\u200d]+$/, '') : text;
