import type { ListSort } from '#schemas/search/fields.ts';
import type { Context } from '../../platform/endpoint/context.ts';
import { findHits, readKeyword, searchedNews, withMarks } from '../search/index.ts';
import { newsBy } from './rows.ts';

type Query = { keyword: string; sort: ListSort; page: number };

export const searchNews = async ({ db }: Context, query: Query) => {
  const search = { ...query, keyword: readKeyword(query.keyword) };
  const { ids, pageCount, words } = await findHits(db, searchedNews, search);
  const news = await newsBy(db, ids);
  return { items: await withMarks(news, words, ({ title }) => ({ text: title })), pageCount };
};
