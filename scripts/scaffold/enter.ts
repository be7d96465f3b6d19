/**
 * Enters `line` into an existing file, after the first `anchor` or before the last `end`, and an import
 * before the others.
 */
export type Entered = { file: string; line: string; imported?: string } & (
  | { anchor: string; end?: never }
  | { anchor?: never; end: string }
);

const withImport = (text: string, imported: string): string =>
  /^import /m.test(text)
    ? text.replace(/^import /m, `${imported}\nimport `)
    : `${imported}\n${text}`;

/** Throws if the anchor is gone. */
export const enterInto = (text: string, { file, anchor, end, line, imported }: Entered): string => {
  const path = anchor ?? end;
  const at = anchor === undefined ? text.lastIndexOf(path) : text.indexOf(path);
  if (at < 0) throw new Error(`${file}: no place for ${line.trim()} (${path.trim()})`);
  const entered = anchor === undefined ? `${line}\n${path}` : `${path}\n${line}`;
  const whole = text.slice(0, at) + entered + text.slice(at + path.length);
  return imported ? withImport(whole, imported) : whole;
};

const escaped = (sign: string): string => sign.replace(/[\\^$.*+?()[\]{}|/]/, '\\$&');

/** Matches a line with any whitespace, quotes and trailing commas that a formatter may use. */
const asFormatted = (line: string): RegExp => {
  const signs = [...line.replace(/[\s'"]|,(?=\)|$)/g, '')];
  const between = String.raw`[\s'"]*`;
  const written = signs.map((sign) =>
    /[)\]}]/.test(sign) ? `,?${between}\\${sign}` : escaped(sign),
  );
  return new RegExp(`^${between}${written.join(between)}['"]?,?[ \\t]*\\n`, 'm');
};

/** The text without an entry, however formatted; throws if there is none. */
export const takeOut = (text: string, { file, line, imported }: Entered): string => {
  const without = [line, ...(imported ? [imported] : [])].reduce((rest, each) => {
    const left = rest.replace(asFormatted(each), '');
    if (left === rest) throw new Error(`${file} 里没有 ${each.trim()}`);
    return left;
  }, text);
  return without.replace(/\n{3,}/g, '\n\n');
};
