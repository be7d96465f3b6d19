const DRIFT = 1 / 1000;

type Measurement = { offset: number; error: number; at: number };

/**
 * Estimates another machine's clock in whole ms. An answer is exact to half the time that it took; the best one
 * counts until another is better, or shows that the other clock was set. Setting this machine's clock changes
 * nothing.
 */
export const measuredClock = (local: () => number = () => performance.now()) => {
  let best: Measurement = {
    offset: Date.now() - local(),
    error: Number.POSITIVE_INFINITY,
    at: local(),
  };
  return {
    now: (): number => Math.floor(local() + best.offset),
    /** `answer`: the other machine's time in ms; `askedAt`: this machine's when it was asked. */
    learn: (answer: number, askedAt: number): void => {
      const at = local();
      const error = (at - askedAt) / 2;
      const offset = answer - (askedAt + at) / 2;
      const aged = best.error + (at - best.at) * DRIFT;
      const contradicts = Math.abs(offset - best.offset) > error + aged;
      if (error <= aged || contradicts) best = { offset, error, at };
    },
  };
};
