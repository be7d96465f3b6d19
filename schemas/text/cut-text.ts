/**
 * The beginning of a text, at most `most` UTF-16 units long, without half of a pair or a joiner at its end; `cutSigns`
 * keeps whole what several characters draw.
 */
export const cutText = (text: string, most: number): string =>
  text.length > most ? text.slice(0, most).replace(/[\ud800-\udbff\u200d]+$/, '') : text;
