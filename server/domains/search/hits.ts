import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { type ListSort, MOST_HITS } from '#schemas/search/fields.ts';
import type { Database } from '../../db/database.ts';
import { pagesOf, rowsOf } from '../../platform/wire/paging.ts';
import { beginningWith } from '../../platform/wire/word-search.ts';
import { holding, written } from './matching.ts';
import { readWords } from './read-words.ts';
import { type Searched, type SearchedTable, searchedTitle } from './searched.ts';
import type { Word } from './words.ts';

export type Search = {
  /** As `readKeyword` returns it. */
  keyword: string;
  sort: ListSort;
  page: number;
  filter?: SQL | undefined;
};

type Wanted = Search & { words: readonly Word[] };

const shown = ({ table }: SearchedTable, condition: SQL | undefined, filter?: SQL) =>
  and(table.published && eq(table.published, true), condition, filter);

/**
 * Rows that may come first: titles equal to the keyword, titles that begin with it, and the most popular
 * hits. Others are not ranked, so that a frequent word costs no more.
 */
const candidates = (db: Database, of: Searched, { keyword, words, filter }: Wanted) => {
  const popular = (condition: SQL | undefined) =>
    db
      .select({ id: of.table.id })
      .from(of.table as PgTable)
      .where(shown(of, condition, filter))
      .orderBy(desc(of.popularity), asc(of.table.id))
      .limit(MOST_HITS);
  return popular(sql`${searchedTitle(of)} = ${keyword}`)
    .union(popular(sql`${searchedTitle(of)} like ${beginningWith(keyword)}`))
    .union(popular(holding(of, words)))
    .as('hit');
};

/**
 * 0 equals the title, 1 begins with the keyword, 2 contains it, 3 has all its words or synonyms, 4 sounds
 * like it.
 */
const nearness = (of: Searched, { keyword, words }: Wanted) => sql`case
  when ${searchedTitle(of)} = ${keyword} then 0
  when starts_with(${searchedTitle(of)}, ${keyword}) then 1
  when strpos(${searchedTitle(of)}, ${keyword}) > 0 then 2
  when ${written(of, words)} then 3
  else 4 end`;

const rankedIds = (db: Database, of: Searched, search: Wanted) => {
  const hit = candidates(db, of, search);
  return db
    .select({ id: of.table.id })
    .from(of.table as PgTable)
    .innerJoin(hit, eq(hit.id, of.table.id))
    .orderBy(nearness(of, search), desc(of.popularity), asc(of.table.id));
};

const sortedIds = (db: Database, of: Searched, { words, sort, filter }: Wanted) =>
  db
    .select({ id: of.table.id })
    .from(of.table as PgTable)
    .where(shown(of, holding(of, words), filter))
    .orderBy(desc(sort === 'new' ? of.date : of.popularity), asc(of.table.id));

/** Up to `MOST_HITS`; a statement, or a column of one. */
export const hitCount = (db: Database, of: SearchedTable, words: readonly Word[], filter?: SQL) => {
  const some = db
    .select({ id: of.table.id })
    .from(of.table as PgTable)
    .where(shown(of, holding(of, words), filter))
    .limit(MOST_HITS);
  return db.$count(some.as('some'));
};

export const idsOf = async (db: Database, of: Searched, search: Wanted): Promise<number[]> => {
  const { limit, offset } = rowsOf(search.page);
  if (search.words.length === 0 || offset >= MOST_HITS) return [];
  const found = search.sort === 'best' ? rankedIds : sortedIds;
  const rows = await found(db, of, search).limit(limit).offset(offset);
  // drizzle cannot type the key of a table that is a parameter
  return rows.map(({ id }) => Number(id));
};

export const findHits = async (db: Database, of: Searched, search: Search) => {
  const words = await readWords(db, search.keyword);
  if (words.length === 0 || rowsOf(search.page).offset >= MOST_HITS)
    return { ids: [], pageCount: 0 };
  const [ids, total] = await Promise.all([
    idsOf(db, of, { ...search, words }),
    hitCount(db, of, words, search.filter),
  ]);
  return { ids, pageCount: pagesOf(total) };
};
