import { sectionKey } from './section-item.ts';

type Named = { name: string; id?: string | undefined };

/** The least number from 2 on whose id no section of that name has. */
const numberBeside = (name: string, taken: ReadonlySet<string>): number => {
  let number = 2;
  while (taken.has(sectionKey({ name, id: `no${number}` }))) number += 1;
  return number;
};

/** The sections, of which no two have the same key: a classic page may show one several times without ids. */
export const toldApart = <T extends Named>(nodes: readonly T[]): T[] => {
  const taken = new Set(nodes.map(sectionKey));
  const seen = new Set<string>();
  return nodes.map((node) => {
    const key = sectionKey(node);
    if (!seen.has(key)) {
      seen.add(key);
      return node;
    }
    const id = `no${numberBeside(node.name, taken)}`;
    taken.add(sectionKey({ name: node.name, id }));
    return { ...node, id };
  });
};
