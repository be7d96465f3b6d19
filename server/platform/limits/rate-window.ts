const MOST_KEYS = 10_000;

/**
 * Lets `most` calls per key through in every window of `length` ms. Kept in memory: each server
 * counts for itself.
 */
export const rateWindow = (most: number, length: number) => {
  let startedAt = 0;
  let counts = new Map<string, number>();
  return (key: string, now: number): boolean => {
    if (now - startedAt >= length || counts.size >= MOST_KEYS) {
      startedAt = now;
      counts = new Map();
    }
    const seen = (counts.get(key) ?? 0) + 1;
    counts.set(key, seen);
    return seen <= most;
  };
};
