import type { ListSort } from '#schemas/search/fields.ts';
import type { Context } from '../../platform/endpoint/context.ts';
import { findHits, readKeyword, searchedNews } from '../search/index.ts';
import { newsBy } from './rows.ts';

type Query = { keyword: string; sort: ListSort; page: number };

export const searchNews = async ({ db }: Context, query: Query) => {
  const search = { ...query, keyword: readKeyword(query.keyword) };
  const { ids, pageCount } = await findHits(db, searchedNews, search);
  return { items: await newsBy(db, ids), pageCount };
};
