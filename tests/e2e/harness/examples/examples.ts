import type { Database } from '#server/db/database.ts';

type Addresses = Readonly<Record<string, string>>;

/** Addresses with content for the pages of a noun that take something, by pattern. */
export type Examples = (db: Database, memberId: number) => Promise<Addresses>;

const nouns = import.meta.glob<Examples>('./*-pages.ts', { eager: true, import: 'examples' });

const make = async (db: Database, memberId: number): Promise<Addresses> => {
  const all = await Promise.all(Object.values(nouns).map((examples) => examples(db, memberId)));
  return Object.assign({}, ...all);
};

/** By database and member: what is written for them is written once. */
const made = new WeakMap<Database, Map<number, Promise<Addresses>>>();

/** An address with content for every pattern that takes something, by pattern. */
export const exampleAddresses = (db: Database, memberId: number): Promise<Addresses> => {
  const ofMembers = made.get(db) ?? new Map<number, Promise<Addresses>>();
  made.set(db, ofMembers);
  const known = ofMembers.get(memberId) ?? make(db, memberId);
  ofMembers.set(memberId, known);
  return known;
};
