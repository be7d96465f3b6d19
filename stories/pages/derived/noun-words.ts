const glossary = Object.values(
  import.meta.glob<string>('../../../docs/glossary.md', {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
).join('');

/** The row of a noun: `| **address** | 收货地址 | … |`, further words of it left out. */
const ROW = /^\| \*\*(\w+)\*\* \| ([^（，|]+?) ?[（，|]/gm;

const words: ReadonlyMap<string, string> = new Map(
  [...glossary.matchAll(ROW)].map(([, noun = '', word = '']) => [noun, word]),
);

/** A noun in Chinese, as the glossary has it. */
export const nounWord = (noun: string): string => {
  const word = words.get(noun);
  if (!word) throw new Error(`docs/glossary.md has no row of the noun ${noun}`);
  return word;
};
