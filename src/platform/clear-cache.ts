import { CACHE_PREFIX } from './call-cache.ts';
import { GOOD_PREFIX } from './last-good.ts';
import { localKeys, removeLocal } from './local-store.ts';

const PREFIXES = [CACHE_PREFIX, GOOD_PREFIX];

/** Forgets every saved answer; session and settings stay. */
export const clearCache = (): void => {
  for (const key of localKeys())
    if (PREFIXES.some((prefix) => key.startsWith(prefix))) removeLocal(key);
};
