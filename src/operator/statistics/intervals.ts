/** `hits` out of `of`. */
export type Share = { of: number; hits: number };

type Interval = { low: number; high: number };

/**
 * Quantiles of the normal distribution with 5 % in the tails, split among so many comparisons (Bonferroni).
 */
const Z_BY_COMPARISONS = [1.959964, 2.241403, 2.39398, 2.497705] as const;
/** A power of 80 %. */
const Z_POWER = 0.841621;

/** The quantile for 95 % over so many comparisons; for more than four, that of four. */
export const zFor = (comparisons: number): number =>
  Z_BY_COMPARISONS[Math.max(1, comparisons) - 1] ?? Z_BY_COMPARISONS[3];

export const rateOf = ({ of, hits }: Share): number => (of > 0 ? hits / of : 0);

/** Wilson's interval of a rate; needs `of` of at least 1 and no more hits than that. */
export const wilson = (share: Share, z = zFor(1)): Interval => {
  const { of } = share;
  const rate = rateOf(share);
  const squared = z * z;
  const middle = rate + squared / (2 * of);
  const reach = z * Math.sqrt((rate * (1 - rate) + squared / (4 * of)) / of);
  const whole = 1 + squared / of;
  return {
    low: Math.max(0, (middle - reach) / whole),
    high: Math.min(1, (middle + reach) / whole),
  };
};

/** Newcombe's interval (1998, method 10) of how much higher the first rate is than the second. */
export const newcombe = (one: Share, other: Share, z = zFor(1)): Interval => {
  const [p1, p2] = [rateOf(one), rateOf(other)];
  const [w1, w2] = [wilson(one, z), wilson(other, z)];
  return {
    low: p1 - p2 - Math.hypot(p1 - w1.low, w2.high - p2),
    high: p1 - p2 + Math.hypot(w1.high - p1, p2 - w2.low),
  };
};

/** The sample size of each of two groups that tells such rates apart; Infinity for equal rates. */
export const neededFor = (one: number, other: number, z = zFor(1)): number => {
  if (one === other) return Number.POSITIVE_INFINITY;
  const mean = (one + other) / 2;
  const apart = z * Math.sqrt(2 * mean * (1 - mean));
  const own = Z_POWER * Math.sqrt(one * (1 - one) + other * (1 - other));
  return Math.ceil(((apart + own) / (one - other)) ** 2);
};

/** Whether the share has an interval: presses can exceed views, which gives none. */
export const isShare = ({ of, hits }: Share): boolean => of > 0 && hits <= of;
