const glossary = Object.values(
  import.meta.glob<string>('../../../docs/glossary.md', {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
).join('');

/** The row of a noun: `| **address** | 收货地址 | … |`, of which only the first word counts. */
const ROW = /^\| \*\*(\w+)\*\* \| ([^（，|]+?) ?[（，|]/gm;

const words: ReadonlyMap<string, string> = new Map(
  [...glossary.matchAll(ROW)].map(([, noun = '', word = '']) => [noun, word]),
);

/** The Chinese word of a noun in the glossary; throws if it has none. */
export const nounWord = (noun: string): string => {
  const word = words.get(noun);
  if (!word) throw new Error(`docs/glossary.md has no row of the noun ${noun}`);
  return word;
};
