import { newsApi } from '#schemas/news/endpoints.ts';
import type { Host } from '../../platform/endpoint/host.ts';
import { implement } from '../../platform/endpoint/implement.ts';
import { shared } from '../../platform/endpoint/shared.ts';
import { newsPage, newsSections } from './desk.ts';
import { readNews } from './read-news.ts';
import { searchNews } from './search-news.ts';

export const serve = (host: Host): void =>
  implement(host, newsApi, {
    searchNews: searchNews,
    newsSections: shared(newsSections),
    newsPage,
    newsDetail: readNews,
  });
