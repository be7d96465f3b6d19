import QuickLRU from 'quick-lru';

const MOST_KEYS = 10_000;

/**
 * Lets `most` calls per key through in every window of `length` ms. Kept in memory: each server
 * counts for itself. A flood of keys pushes out counts under the limit alone, the longest unused first;
 * once 10,000 keys have used a window up, no key that is not being counted gets through it.
 */
export const rateWindow = (most: number, length: number) => {
  let startedAt = 0;
  const counts = new QuickLRU<string, number>({ maxSize: MOST_KEYS });
  const usedUp = new Set<string>();
  return (key: string, now: number): boolean => {
    if (now - startedAt >= length) {
      startedAt = now;
      counts.clear();
      usedUp.clear();
    }
    if (usedUp.has(key)) return false;
    const seen = counts.get(key);
    const full = usedUp.size >= MOST_KEYS;
    if (full && seen === undefined) return false;
    const calls = (seen ?? 0) + 1;
    if (calls < most) {
      counts.set(key, calls);
    } else {
      counts.delete(key);
      if (!full) usedUp.add(key);
    }
    return true;
  };
};
