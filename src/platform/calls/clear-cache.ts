import { localKeys, removeLocal } from '../storage/local-store.ts';
import { CACHE_PREFIX } from './cache.ts';
import { GOOD_PREFIX } from './last-good.ts';

const PREFIXES = [CACHE_PREFIX, GOOD_PREFIX];

/** Forgets every saved answer; session and settings stay. */
export const clearCache = (): void => {
  for (const key of localKeys())
    if (PREFIXES.some((prefix) => key.startsWith(prefix))) removeLocal(key);
};
