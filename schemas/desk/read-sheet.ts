/** `line`: where it begins in the file, from 1. */
export type SheetLine = { line: number; cells: readonly string[] };

/** Drops the apostrophe that exports put before a cell that a spreadsheet would take for a formula. */
const plainCell = (cell: string): string =>
  /^'(?:\s*[=+\-@＝＋－＠]|[\t\r\n])/.test(cell) ? cell.slice(1) : cell;

const CELL = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|\n|\r|$)/y;

/**
 * Reads CSV (RFC 4180) without its empty lines; undefined where a quote is not closed or is in the middle of a cell.
 */
export const readSheet = (text: string): SheetLine[] | undefined => {
  const whole = text.replace(/^\uFEFF/, '');
  const lines: SheetLine[] = [];
  let cells: string[] = [];
  let line = 1;
  let begun = 1;
  let at = 0;
  while (at < whole.length || cells.length > 0) {
    CELL.lastIndex = at;
    const found = CELL.exec(whole);
    if (!found) return undefined;
    const [all, quoted, bare = '', end = ''] = found;
    cells.push(plainCell(quoted === undefined ? bare : quoted.replaceAll('""', '"')));
    at += all.length;
    line += all.match(/\r\n|\n|\r/g)?.length ?? 0;
    if (end === ',') continue;
    if (cells.some((cell) => cell.trim() !== '')) lines.push({ line: begun, cells });
    cells = [];
    begun = line;
    if (end === '') break;
  }
  return lines;
};
