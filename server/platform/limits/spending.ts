import QuickLRU from 'quick-lru';
import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';

/**
 * What this server may spend of a key's limit without asking, of a share that it took; `over`: the limit
 * is used up.
 */
type Held = { left: number; share: number; until: number; over: boolean };

/** Who is pushed out of memory by others is asked for at the common counts again. */
const MOST_KEYS = 10_000;
/** A server takes at most so small a part of a limit at a time. */
const LARGEST_SHARE = 1 / 20;

/** The library throws what it refuses; of a share that goes beyond the limit the first part is within it. */
const consumed = (counts: RateLimiterAbstract, key: string, share: number) =>
  counts.consume(key, share).catch((refused: unknown) => {
    if (refused instanceof RateLimiterRes) return refused;
    throw refused;
  });

/**
 * Spends a limit that several servers share: 0 where a call may be made, else the ms until one may. A
 * server takes shares, each twice the one before up to a twentieth, and spends them in memory, so that most
 * calls ask nobody; what it has taken and not spent when the window ends was spent in vain.
 */
export const spending = (counts: RateLimiterAbstract, local: () => number) => {
  const largest = Math.max(1, Math.floor(counts.points * LARGEST_SHARE));
  const held = new QuickLRU<string, Held>({ maxSize: MOST_KEYS });
  const underWay = new Map<string, Promise<void>>();

  const nextShare = (key: string): number => {
    const own = held.get(key);
    return own && own.until > local() ? Math.min(2 * own.share, largest) : 1;
  };
  const take = async (key: string): Promise<Held> => {
    const share = nextShare(key);
    const { msBeforeNext, consumedPoints } = await consumed(counts, key, share);
    const beyond = Math.max(0, consumedPoints - counts.points);
    const left = Math.max(0, share - beyond);
    return { left, share, until: local() + msBeforeNext, over: beyond > 0 };
  };
  const takeOnce = (key: string): Promise<void> => {
    const taking =
      underWay.get(key) ??
      take(key)
        .then((own) => void held.set(key, own))
        .finally(() => underWay.delete(key));
    underWay.set(key, taking);
    return taking;
  };
  return async (key: string): Promise<number> => {
    for (;;) {
      const own = held.get(key);
      if (own && own.until > local()) {
        if (own.left > 0) {
          own.left -= 1;
          return 0;
        }
        if (own.over) return own.until - local();
      }
      await takeOnce(key);
    }
  };
};
