/**
 * Enters `line` into a file that stands already, after the first `anchor` or before the last `end`,
 * and an import before the others.
 */
export type Entered = { file: string; line: string; imported?: string } & (
  | { anchor: string; end?: never }
  | { anchor?: never; end: string }
);

const withImport = (text: string, imported: string): string =>
  /^import /m.test(text)
    ? text.replace(/^import /m, `${imported}\nimport `)
    : `${imported}\n${text}`;

/** The text with the entry; throws where its place is gone. */
export const enterInto = (text: string, { file, anchor, end, line, imported }: Entered): string => {
  const place = anchor ?? end;
  const at = anchor === undefined ? text.lastIndexOf(place) : text.indexOf(place);
  if (at < 0) throw new Error(`${file}: no place for ${line.trim()} (${place.trim()})`);
  const entered = anchor === undefined ? `${line}\n${place}` : `${place}\n${line}`;
  const whole = text.slice(0, at) + entered + text.slice(at + place.length);
  return imported ? withImport(whole, imported) : whole;
};
