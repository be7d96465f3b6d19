import { newsApi } from '../../../schemas/news/endpoints.ts';
import { type Host, implement, shared } from '../../platform/endpoint/implement.ts';
import { limited } from '../../platform/limits/limited.ts';
import { SEARCHES } from '../search/index.ts';
import { listNews, listNewsSections } from './list-news.ts';
import { readNews } from './read-news.ts';
import { searchNews } from './search-news.ts';

/** The calls of news. */
export const serveNews = (host: Host): void =>
  implement(host, newsApi, {
    searchNews: limited(SEARCHES, searchNews),
    newsSections: shared(listNewsSections),
    newsPage: listNews,
    newsDetail: readNews,
  });
