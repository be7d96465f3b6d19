/** Whole numbers of so many digits may exceed those that a number represents exactly. */
const LONG = /\d{16}/;
const TOKEN = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d[\d.eE+-]*/gs;

const isInexact = (token: string): boolean =>
  /^\d{16,}$/.test(token) && !Number.isSafeInteger(Number(token));

/** Parses JSON; whole numbers that would lose digits become strings. Throws as `JSON.parse` does. */
export const exactJson = (text: string): unknown => {
  // first, since the search for tokens takes extremely long in a text with an unclosed quote
  const plain: unknown = JSON.parse(text);
  if (!LONG.test(text)) return plain;
  return JSON.parse(text.replace(TOKEN, (token) => (isInexact(token) ? `"${token}"` : token)));
};
