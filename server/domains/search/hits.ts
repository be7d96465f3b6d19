import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import { type PgTable, unionAll } from 'drizzle-orm/pg-core';
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

/** Hits by a part alone, such as courses one of whose lessons is a hit; undefined where there are no parts. */
const byPart = (of: SearchedTable & Pick<Searched, 'part'>, words: readonly Word[]) => {
  const { part } = of;
  if (!part) return undefined;
  const own = and(sql`${part.parent} = ${of.table.id}`, holding(part, words));
  return and(
    sql`exists (select from ${part.table} where ${shown(part, own)})`,
    sql`(${holding(of, words)}) is not true`,
  );
};

/**
 * Rows that may come first: titles equal to the keyword, titles that begin with it, and the most popular
 * hits. Others are not ranked, so that a frequent word costs no more; nor are hits by a part looked for where
 * there are enough without them.
 */
const candidates = (db: Database, of: Searched, { keyword, words, filter }: Wanted) => {
  const popular = (condition: SQL | undefined) =>
    db
      .select({ id: of.table.id })
      .from(of.table as PgTable)
      .where(shown(of, condition, filter))
      .orderBy(desc(of.popularity), asc(of.table.id))
      .limit(MOST_HITS);
  const parts = byPart(of, words);
  const hits = popular(holding(of, words));
  return popular(sql`${searchedTitle(of)} = ${keyword}`)
    .union(popular(sql`${searchedTitle(of)} like ${beginningWith(keyword)}`))
    .union(parts ? unionAll(hits, popular(parts)).limit(MOST_HITS) : hits)
    .as('hit');
};

const BY_PART = 5;

/**
 * 0 equals the title, 1 begins with the keyword, 2 contains it, 3 has all its words or synonyms, 4 sounds
 * like it, 5 has a part that does.
 */
const nearness = (of: Searched, { keyword, words }: Wanted) => sql<number>`case
  when ${searchedTitle(of)} = ${keyword} then 0
  when starts_with(${searchedTitle(of)}, ${keyword}) then 1
  when strpos(${searchedTitle(of)}, ${keyword}) > 0 then 2
  when ${written(of, words)} then 3
  ${of.part ? sql`when ${holding(of, words)} then 4 else ${BY_PART}::int` : sql`else 4`} end`;

const rankedIds = (db: Database, of: Searched, search: Wanted) => {
  const hit = candidates(db, of, search);
  const near = nearness(of, search).as('near');
  return db
    .select({ id: of.table.id, near })
    .from(of.table as PgTable)
    .innerJoin(hit, eq(hit.id, of.table.id))
    .orderBy(near, desc(of.popularity), asc(of.table.id));
};

const sortedIds = (db: Database, of: Searched, { words, sort, page, filter }: Wanted) => {
  const by = sort === 'new' ? of.date : of.popularity;
  const { limit, offset } = rowsOf(page);
  const sorted = (condition: SQL | undefined, near: number) =>
    db
      .select({
        id: of.table.id,
        by: sql`${by}`.as('by'),
        near: sql<number>`${near}::int`.as('near'),
      })
      .from(of.table as PgTable)
      .where(shown(of, condition, filter))
      .orderBy(desc(by), asc(of.table.id))
      .limit(offset + limit);
  const parts = byPart(of, words);
  const hits = sorted(holding(of, words), 0);
  const hit = (parts ? unionAll(hits, sorted(parts, BY_PART)) : hits).as('hit');
  return db.select({ id: hit.id, near: hit.near }).from(hit).orderBy(desc(hit.by), asc(hit.id));
};

/** Up to `MOST_HITS`; a statement, or a column of one. */
export const hitCount = (
  db: Database,
  of: SearchedTable & Pick<Searched, 'part'>,
  words: readonly Word[],
  filter?: SQL,
) => {
  const some = (condition: SQL | undefined) =>
    db
      .select({ id: of.table.id })
      .from(of.table as PgTable)
      .where(shown(of, condition, filter))
      .limit(MOST_HITS);
  const parts = byPart(of, words);
  const hits = some(holding(of, words));
  const all = parts ? unionAll(hits, some(parts)).limit(MOST_HITS) : hits;
  return db.$count(all.as('some'));
};

type Hit = { id: number; byPart: boolean };

export const idsOf = async (db: Database, of: Searched, search: Wanted): Promise<Hit[]> => {
  const { limit, offset } = rowsOf(search.page);
  if (search.words.length === 0 || offset >= MOST_HITS) return [];
  const found = search.sort === 'best' ? rankedIds : sortedIds;
  const rows = await found(db, of, search).limit(limit).offset(offset);
  // drizzle cannot type the key of a table that is a parameter
  return rows.map(({ id, near }) => ({ id: Number(id), byPart: near === BY_PART }));
};

/** `byPart`: those of `ids` that were found by a part alone. */
export type Hits = {
  ids: number[];
  byPart: number[];
  pageCount: number;
  words: readonly Word[];
};

export const findHits = async (db: Database, of: Searched, search: Search): Promise<Hits> => {
  const words = await readWords(db, search.keyword);
  if (words.length === 0 || rowsOf(search.page).offset >= MOST_HITS)
    return { ids: [], byPart: [], pageCount: 0, words };
  const [found, total] = await Promise.all([
    idsOf(db, of, { ...search, words }),
    hitCount(db, of, words, search.filter),
  ]);
  const idOf = ({ id }: Hit): number => id;
  return {
    ids: found.map(idOf),
    byPart: found.filter(({ byPart }) => byPart).map(idOf),
    pageCount: pagesOf(total),
    words,
  };
};
