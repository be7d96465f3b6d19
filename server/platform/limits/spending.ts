import QuickLRU from 'quick-lru';
import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';

/** The share of a key's limit that this server may spend without asking. `over`: the limit is used up. */
type LocalAllowance = { left: number; share: number; until: number; over: boolean };

const MOST_KEYS = 10_000;
const LARGEST_SHARE = 1 / 20;

/** The library throws a refusal; the first part of a share that exceeds the limit is within it. */
const consumed = (counts: RateLimiterAbstract, key: string, share: number) =>
  counts.consume(key, share).catch((refused: unknown) => {
    if (refused instanceof RateLimiterRes) return refused;
    throw refused;
  });

/**
 * Spends a limit that several servers share: 0 where a call may be made, else the ms until one may. A server takes
 * shares, each twice the one before up to a twentieth, and spends them in memory, so that most calls need no query; a
 * share that is left when the window ends is lost.
 */
export const spending = (counts: RateLimiterAbstract, local: () => number) => {
  const largest = Math.max(1, Math.floor(counts.points * LARGEST_SHARE));
  const held = new QuickLRU<string, LocalAllowance>({ maxSize: MOST_KEYS });
  const underWay = new Map<string, Promise<void>>();

  const nextShare = (key: string): number => {
    const own = held.get(key);
    return own && own.until > local() ? Math.min(2 * own.share, largest) : 1;
  };
  const take = async (key: string): Promise<LocalAllowance> => {
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
