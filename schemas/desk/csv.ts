/**
 * One cell of a line: in quotes, and behind an apostrophe where a spreadsheet would take it for a formula.
 */
const cell = (text: string): string => {
  const isFormula = /^\s*[=+\-@＝＋－＠]/.test(text) || /^[\t\r\n]/.test(text);
  return `"${(isFormula ? `'${text}` : text).replaceAll('"', '""')}"`;
};

/** A line of CSV with its end (RFC 4180). */
export const csvLine = (cells: readonly string[]): string => `${cells.map(cell).join(',')}\r\n`;
