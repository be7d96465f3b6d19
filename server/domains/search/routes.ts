import { searchApi } from '../../../schemas/search/endpoints.ts';
import { type Host, implement, shared } from '../../platform/endpoint/implement.ts';
import { limited } from '../../platform/limits/limited.ts';
import { countAll, searchLives, searchProducts } from './search.ts';
import { listHotWords, suggestWords } from './suggest-words.ts';

/** Of each kind, in a minute: as fast as words are suggested to somebody who types. */
export const SEARCHES = 120;

/** The calls of searching, but for that of news. */
export const serveSearch = (host: Host): void =>
  implement(host, searchApi, {
    hotWords: shared(listHotWords),
    suggestWords: limited(SEARCHES, suggestWords),
    searchCounts: limited(SEARCHES, countAll),
    searchProducts: limited(SEARCHES, searchProducts),
    searchLives: limited(SEARCHES, searchLives),
  });
