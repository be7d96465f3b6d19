import type { Database } from '#server/db/database.ts';
import { routes } from '#src/app/routes.ts';
import type { PageRoute } from '#src/platform/navigation/page.ts';

type Addresses = Readonly<Record<string, string>>;

/** Addresses with content for the pages of a noun that take something, by pattern. */
export type Examples = (db: Database, memberId: number) => Promise<Addresses>;

const nouns = import.meta.glob<Examples>('./**/*-pages.ts', { eager: true, import: 'examples' });

/** Where a page is opened of which its noun says nothing: what its address takes is 1. */
const firstOf = ({ pattern, reads = [] }: PageRoute): string => {
  const names = reads.flatMap(({ from }) => Object.values(from).flatMap((name) => name ?? []));
  const query = [...new Set(names)].filter(
    (name) => !name.endsWith('?') && !pattern.includes(`:${name}`),
  );
  const path = pattern.replace(/:\w+/g, '1');
  return query.length === 0 ? path : `${path}?${query.map((name) => `${name}=1`).join('&')}`;
};

const usual = Object.values(routes).map((page) => [page.pattern, firstOf(page)] as const);

const make = async (db: Database, memberId: number): Promise<Addresses> => {
  const all = await Promise.all(Object.values(nouns).map((examples) => examples(db, memberId)));
  return Object.assign(Object.fromEntries(usual), ...all);
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
