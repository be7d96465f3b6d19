import { readJson, removeLocal, writeJson } from '../storage/local-store.ts';

/** How long a saved answer is fresh at least (shell rule 132), in ms. */
const CACHE_VALIDITY = 3_600_000;

export const CACHE_PREFIX = 'CACHE:';

type Saved = { saved: number; expire: number; data: unknown };

const isSaved = (value: unknown): value is Saved =>
  typeof value === 'object' && value !== null && 'saved' in value && 'data' in value;

/** A saved answer that is still fresh: `now − saved < 3,600,000 ms + expire` (shell rule 88). */
export const cachedAnswer = (key: string, now: number): { data: unknown } | undefined => {
  const saved = readJson(CACHE_PREFIX + key);
  if (!isSaved(saved)) return undefined;
  const age = now - Number(saved.saved);
  const fresh = age >= 0 && age < CACHE_VALIDITY + (Number(saved.expire) || 0);
  if (fresh) return { data: saved.data };
  removeLocal(CACHE_PREFIX + key);
  return undefined;
};

/** Saves a successful answer; `expire` is the answer's own, in ms. */
export const cacheAnswer = (key: string, data: unknown, expire: number, now: number): void => {
  if (CACHE_VALIDITY + expire <= 0) return;
  writeJson(CACHE_PREFIX + key, { saved: now, expire, data } satisfies Saved);
};
