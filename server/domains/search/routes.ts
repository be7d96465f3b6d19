import { searchApi } from '../../../schemas/search/endpoints.ts';
import type { DomainHost } from '../../platform/endpoint/host.ts';
import { implement } from '../../platform/endpoint/implement.ts';
import { shared } from '../../platform/endpoint/shared.ts';
import { startSounds } from './derive-sounds.ts';
import { countAll, searchLives, searchProducts } from './search.ts';
import { listHotWords, suggestWords } from './suggest-words.ts';

/** News are searched by `server/domains/news`, teachers by `server/domains/teacher`. */
export const serve = (host: DomainHost): void => {
  implement(host, searchApi, {
    hotWords: shared(listHotWords),
    suggestWords: suggestWords,
    searchCounts: countAll,
    searchProducts: searchProducts,
    searchLives: searchLives,
  });
  startSounds(host);
};
