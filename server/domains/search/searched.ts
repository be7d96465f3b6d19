import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { lesson, product } from '../../db/tables/course.ts';
import { live } from '../../db/tables/live.ts';
import { news } from '../../db/tables/news.ts';
import { teacher } from '../../db/tables/teacher.ts';

/** The columns `search`, `search_sound` and `search_title` are in the database, but not in drizzle's table. */
export type SearchedTable = {
  table: PgTable & { id: PgColumn; published?: PgColumn };
  text: SQL;
};

/** Rows whose words find the row that they belong to. */
export type SearchedPart = SearchedTable & { parent: PgColumn };

export type Searched = SearchedTable & {
  popularity: PgColumn;
  date: PgColumn;
  part?: SearchedPart;
};

const titleOf = (table: PgTable): SQL => sql`${table}.search_title`;

export const searchedTitle = ({ table }: Searched): SQL => titleOf(table);

export const searchedLessons: SearchedPart = {
  table: lesson,
  text: sql`search_text(${lesson.title})`,
  parent: lesson.productId,
};

export const searchedProducts: Searched = {
  table: product,
  text: titleOf(product),
  popularity: product.learners,
  date: product.createdAt,
  part: searchedLessons,
};

export const searchedLives: Searched = {
  table: live,
  text: titleOf(live),
  popularity: live.viewers,
  date: live.startAt,
};

export const searchedNews: Searched = {
  table: news,
  text: sql`search_text(${news.title} || ' ' || ${news.summary})`,
  popularity: news.reads,
  date: news.publishedAt,
};

export const searchedTeachers: SearchedTable = {
  table: teacher,
  text: sql`search_text(${teacher.department} || ' ' || ${teacher.title})`,
};
