import { and, or, type SQL, sql } from 'drizzle-orm';
import type { SearchedTable } from './searched.ts';
import type { Word } from './words.ts';

const has = ({ table }: SearchedTable, way: string): SQL =>
  sql`${table}.search @@ search_query(${way})`;

/** Synonyms, which nobody typed, match whole words only: 心梗, or MI, does not find `mild`. */
const hasWhole = (of: SearchedTable, way: string) => {
  const runs = way.match(/[a-z0-9]+/g) ?? [];
  const alone = runs.map((run) => sql`${of.text} ~ ${`(?<![a-z0-9])${run}(?![a-z0-9])`}`);
  return and(has(of, way), ...alone);
};

export const written = (of: SearchedTable, words: readonly Word[]) =>
  and(
    ...words.map(({ ways: [typed = '', ...others] }) =>
      or(has(of, typed), ...others.map((way) => hasWhole(of, way))),
    ),
  );

/** `letters`: two or more of a to z, so nothing has to be escaped. */
const heardQuery = (letters: string): string => `'${letters}':* | '${letters.toUpperCase()}':*`;

const sounding = ({ table }: SearchedTable, { heard }: Word) =>
  heard ? sql`${table}.search_sound @@ ${heardQuery(heard)}::tsquery` : undefined;

export const holding = (of: SearchedTable, words: readonly Word[]): SQL | undefined =>
  and(...words.map((word) => or(written(of, [word]), sounding(of, word))));
