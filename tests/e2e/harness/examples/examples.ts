import type { Database } from '../../../../server/db/database.ts';

/** Addresses with content for the pages of a noun that take something, by pattern. */
export type Examples = (
  db: Database,
  memberId: number,
) => Promise<Readonly<Record<string, string>>>;

const nouns = import.meta.glob<Examples>('./*-pages.ts', { eager: true, import: 'examples' });

/** An address with content for every pattern that takes something, by pattern. */
export const exampleAddresses = async (
  db: Database,
  memberId: number,
): Promise<Readonly<Record<string, string>>> => {
  const all = await Promise.all(Object.values(nouns).map((examples) => examples(db, memberId)));
  return Object.assign({}, ...all);
};
