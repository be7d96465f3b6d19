import { localKeys, removeLocal } from '../storage/local-store.ts';
import { CACHE_PREFIX } from './cache.ts';
import { GOOD_PREFIX } from './last-good.ts';
import { MEMBERS, ownersNow } from './owner.ts';

const PREFIXES = [CACHE_PREFIX, GOOD_PREFIX];

/** Deletes every stored answer; session and settings stay. */
export const clearCache = (): void => {
  for (const key of localKeys())
    if (PREFIXES.some((prefix) => key.startsWith(prefix))) removeLocal(key);
};

/**
 * Deletes what members have stored whose session is over, and what was stored in another state of the card
 * (shell rules 152 and 153). A visitor's entries stay for the next visitor.
 */
export const dropOthers = (): void => {
  const owners = ownersNow().filter(Boolean);
  for (const key of localKeys()) {
    const rest = key.slice(key.indexOf(':') + 1);
    if (rest.startsWith(MEMBERS) && !owners.some((owner) => rest.startsWith(owner)))
      removeLocal(key);
  }
};
