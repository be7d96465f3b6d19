import { searchDeskApi } from '#schemas/search/desk-endpoints.ts';
import { searchApi } from '#schemas/search/endpoints.ts';
import type { DomainHost } from '../../platform/endpoint/host.ts';
import { implement } from '../../platform/endpoint/implement.ts';
import { shared } from '../../platform/endpoint/shared.ts';
import { withCouponPrices } from '../coupon/index.ts';
import { startSounds } from './derive-sounds.ts';
import { listSynonyms } from './desk/list-synonyms.ts';
import { removeSynonyms } from './desk/remove-synonyms.ts';
import { saveSynonyms } from './desk/save-synonyms.ts';
import { countAll, searchLives, searchProducts } from './search.ts';
import { listHotWords, suggestWords } from './suggest-words.ts';

/** News is searched by `server/domains/news`, teachers by `server/domains/teacher`. */
export const serve = (host: DomainHost): void => {
  implement(host, searchApi, {
    hotWords: shared(listHotWords),
    suggestWords: suggestWords,
    searchCounts: countAll,
    searchProducts: withCouponPrices(searchProducts),
    searchLives: searchLives,
  });
  implement(host.console, searchDeskApi, { listSynonyms, saveSynonyms, removeSynonyms });
  startSounds(host);
};
