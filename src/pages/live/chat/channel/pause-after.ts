/** Pause before the first attempt, and the longest pause before a later one, in ms. */
const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 30_000;

/**
 * The pause before the next attempt, in ms: longer each time, and spread by `chance` (0 to 1), so
 * that phones that lost the line together do not return together.
 */
export const pauseAfter = (attempts: number, chance: number): number =>
  Math.min(FIRST_PAUSE * 2 ** Math.min(attempts - 1, 10), LONGEST_PAUSE) * (0.5 + chance / 2);
