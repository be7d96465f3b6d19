import { CACHE_PREFIX } from './call-cache.ts';
import { GOOD_PREFIX } from './last-good.ts';
import { removeLocal } from './local-store.ts';

const PREFIXES = [CACHE_PREFIX, GOOD_PREFIX];

const storedKeys = (): string[] => {
  try {
    return Object.keys(localStorage);
  } catch {
    // blocked storage holds nothing
    return [];
  }
};

/** Forgets every saved answer; session and settings stay. */
export const clearCache = (): void => {
  for (const key of storedKeys())
    if (PREFIXES.some((prefix) => key.startsWith(prefix))) removeLocal(key);
};
