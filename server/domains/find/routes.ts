import { findApi } from '../../../schemas/api/find.ts';
import type { Desk } from '../../platform/desk.ts';
import { type Host, implement, shared } from '../../platform/implement.ts';
import { limited } from '../../platform/limited.ts';
import { listFeed } from './list-feed.ts';
import { listNews, listNewsSections } from './list-news.ts';
import { listProducts } from './list-products.ts';
import { listTrees } from './list-trees.ts';
import { readCategory } from './read-category.ts';
import { readNews } from './read-news.ts';
import { countAll, searchLives, searchNews, searchProducts } from './search.ts';
import { listHotWords, suggestWords } from './suggest-words.ts';

/** Of each kind, in a minute: as fast as words are suggested to somebody who types. */
const SEARCHES = 120;

/** Search, categories, filtered lists and news. */
export const serveFind = (host: Host, _desk: Desk): void =>
  implement(host, findApi, {
    hotWords: shared(listHotWords),
    suggestWords: limited(SEARCHES, suggestWords),
    searchCounts: limited(SEARCHES, countAll),
    searchProducts: limited(SEARCHES, searchProducts),
    searchLives: limited(SEARCHES, searchLives),
    searchNews: limited(SEARCHES, searchNews),
    productList: listProducts,
    categoryInfo: readCategory,
    categoryTrees: shared(listTrees),
    newsSections: shared(listNewsSections),
    newsPage: listNews,
    newsDetail: readNews,
    feed: listFeed,
  });
