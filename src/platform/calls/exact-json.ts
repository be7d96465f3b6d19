/** Whole numbers of so many digits may be larger than those that a number holds exactly. */
const LONG = /\d{16}/;
const TOKEN = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d[\d.eE+-]*/gs;

const isInexact = (token: string): boolean =>
  /^\d{16,}$/.test(token) && !Number.isSafeInteger(Number(token));

/** Parses JSON; whole numbers that lose digits as numbers are texts. Throws as `JSON.parse` does. */
export const exactJson = (text: string): unknown => {
  // before the tokens are sought, which takes for ever in a text whose quotes do not end
  const plain: unknown = JSON.parse(text);
  if (!LONG.test(text)) return plain;
  return JSON.parse(text.replace(TOKEN, (token) => (isInexact(token) ? `"${token}"` : token)));
};
