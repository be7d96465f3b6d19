import { readJson, readLocal, removeLocal, writeJson } from '../storage/local-store.ts';

/** Minimum time that a stored answer counts as fresh (shell rule 132), in ms. */
const CACHE_VALIDITY = 3_600_000;

export const CACHE_PREFIX = 'CACHE:';

type Saved = { saved: number; expire: number; data: unknown };

const isSaved = (value: unknown): value is Saved =>
  typeof value === 'object' && value !== null && 'saved' in value && 'data' in value;

/** Decoded once: an unchanged text gives the same object. */
const known = new Map<string, { text: string; saved: unknown }>();

const savedUnder = (key: string): unknown => {
  const text = readLocal(key);
  if (text === null) return undefined;
  const before = known.get(key);
  if (before?.text === text) return before.saved;
  const saved = readJson(key);
  known.set(key, { text, saved });
  return saved;
};

/** Fresh means `now − saved < 3,600,000 ms + expire` (shell rule 88). */
export const cachedAnswer = (of: string, now: number): { data: unknown } | undefined => {
  const key = CACHE_PREFIX + of;
  const saved = savedUnder(key);
  if (!isSaved(saved)) return undefined;
  const age = now - Number(saved.saved);
  const fresh = age >= 0 && age < CACHE_VALIDITY + (Number(saved.expire) || 0);
  if (fresh) return { data: saved.data };
  removeLocal(key);
  return undefined;
};

export const cacheAnswer = (of: string, data: unknown, expire: number, now: number): void => {
  if (CACHE_VALIDITY + expire <= 0) return;
  const key = CACHE_PREFIX + of;
  const saved: Saved = { saved: now, expire, data };
  // if the new answer cannot be written, the older one must not remain
  removeLocal(key);
  const text = writeJson(key, saved);
  if (text !== undefined) known.set(key, { text, saved });
};
