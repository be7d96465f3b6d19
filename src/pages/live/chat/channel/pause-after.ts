/** Before the first and before any later attempt, in ms. */
const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 30_000;

/**
 * The pause before the next attempt, in ms: longer each time, and spread by `chance` (0 to 1), so that those
 * who lost the line together do not come back together.
 */
export const pauseAfter = (attempts: number, chance: number): number =>
  Math.min(FIRST_PAUSE * 2 ** Math.min(attempts - 1, 10), LONGEST_PAUSE) * (0.5 + chance / 2);
