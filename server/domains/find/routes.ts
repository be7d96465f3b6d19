import { findApi } from '../../../schemas/api/find.ts';
import type { Desk } from '../../platform/desk.ts';
import { type Host, implement, shared } from '../../platform/implement.ts';
import { listFeed } from './list-feed.ts';
import { listNews, listNewsSections } from './list-news.ts';
import { listProducts } from './list-products.ts';
import { listTrees } from './list-trees.ts';
import { readCategory } from './read-category.ts';
import { readNews } from './read-news.ts';
import { countAll, searchLives, searchNews, searchProducts } from './search.ts';
import { listHotWords, suggestWords } from './suggest-words.ts';

/** Search, categories, filtered lists and news. */
export const serveFind = (host: Host, _desk: Desk): void =>
  implement(host, findApi, {
    hotWords: shared(listHotWords),
    suggestWords,
    searchCounts: countAll,
    searchProducts,
    searchLives,
    searchNews,
    productList: listProducts,
    categoryInfo: readCategory,
    categoryTrees: shared(listTrees),
    newsSections: shared(listNewsSections),
    newsPage: listNews,
    newsDetail: readNews,
    feed: listFeed,
  });
