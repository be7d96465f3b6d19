/** Quoted, with an apostrophe where a spreadsheet would read a formula. */
const cell = (text: string): string => {
  const isFormula = /^\s*[=+\-@＝＋－＠]/.test(text) || /^[\t\r\n]/.test(text);
  return `"${(isFormula ? `'${text}` : text).replaceAll('"', '""')}"`;
};

/** With its line end (RFC 4180). */
export const csvLine = (cells: readonly string[]): string => `${cells.map(cell).join(',')}\r\n`;
