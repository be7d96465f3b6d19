import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { type ListSort, MOST_HITS } from '../../../schemas/search/fields.ts';
import type { Database } from '../../db/database.ts';
import { product } from '../../db/tables/course.ts';
import { live } from '../../db/tables/live.ts';
import { news } from '../../db/tables/news.ts';
import { pagesOf, rowsOf } from '../../platform/wire/paging.ts';
import { beginningWith } from '../../platform/wire/word-search.ts';

/** A table whose titles are searched; the columns `search` and `search_title` are its database's own. */
type Searched = {
  table: PgTable & { id: PgColumn; published: PgColumn };
  popularity: PgColumn;
  date: PgColumn;
};

export const searchedProducts: Searched = {
  table: product,
  popularity: product.learners,
  date: product.createdAt,
};

export const searchedLives: Searched = {
  table: live,
  popularity: live.viewers,
  date: live.startAt,
};

export const searchedNews: Searched = {
  table: news,
  popularity: news.reads,
  date: news.publishedAt,
};

export type Search = {
  /** A keyword as `readKeyword` returns it. */
  keyword: string;
  sort: ListSort;
  page: number;
  filter?: SQL | undefined;
};

const title = ({ table }: Searched) => sql`${table}.search_title`;

const matches = ({ table }: Searched, keyword: string) =>
  sql`${table}.search @@ search_query(${keyword})`;

const shown = ({ table }: Searched, condition: SQL, filter?: SQL) =>
  and(eq(table.published, true), condition, filter);

/**
 * Those that may come first: titles that are the keyword, titles that begin with it, and the most
 * popular of all hits. More are not ranked, so that a word of every fifth title costs no more.
 */
const candidates = (db: Database, of: Searched, { keyword, filter }: Search) => {
  const popular = (condition: SQL) =>
    db
      .select({ id: of.table.id })
      .from(of.table as PgTable)
      .where(shown(of, condition, filter))
      .orderBy(desc(of.popularity), asc(of.table.id))
      .limit(MOST_HITS);
  return popular(sql`${title(of)} = ${keyword}`)
    .union(popular(sql`${title(of)} like ${beginningWith(keyword)}`))
    .union(popular(matches(of, keyword)))
    .as('hit');
};

/** Sorts hits: 0 equals the title, 1 begins with the keyword, 2 holds it, 3 holds all its parts. */
const nearness = (of: Searched, keyword: string) => sql`case
  when ${title(of)} = ${keyword} then 0
  when starts_with(${title(of)}, ${keyword}) then 1
  when strpos(${title(of)}, ${keyword}) > 0 then 2
  else 3 end`;

const rankedIds = (db: Database, of: Searched, search: Search) => {
  const hit = candidates(db, of, search);
  return db
    .select({ id: of.table.id })
    .from(of.table as PgTable)
    .innerJoin(hit, eq(hit.id, of.table.id))
    .orderBy(nearness(of, search.keyword), desc(of.popularity), asc(of.table.id));
};

const sortedIds = (db: Database, of: Searched, { keyword, sort, filter }: Search) =>
  db
    .select({ id: of.table.id })
    .from(of.table as PgTable)
    .where(shown(of, matches(of, keyword), filter))
    .orderBy(desc(sort === 'new' ? of.date : of.popularity), asc(of.table.id));

/** Hits in all, counted up to `MOST_HITS`. */
export const countHits = async (
  db: Database,
  of: Searched,
  keyword: string,
  filter?: SQL,
): Promise<number> => {
  const some = db
    .select({ id: of.table.id })
    .from(of.table as PgTable)
    .where(shown(of, matches(of, keyword), filter))
    .limit(MOST_HITS);
  return keyword === '' ? 0 : db.$count(some.as('some'));
};

/** Keys of one page of hits, in their order, and how many pages there are. */
export const findHits = async (db: Database, of: Searched, search: Search) => {
  const { limit, offset } = rowsOf(search.page);
  if (search.keyword === '' || offset >= MOST_HITS) return { ids: [], pageCount: 0 };
  const found = search.sort === 'best' ? rankedIds : sortedIds;
  const [rows, total] = await Promise.all([
    found(db, of, search).limit(limit).offset(offset),
    countHits(db, of, search.keyword, search.filter),
  ]);
  // drizzle cannot type the key of a table that is a parameter
  return { ids: rows.map(({ id }) => Number(id)), pageCount: pagesOf(total) };
};
