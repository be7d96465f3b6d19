/** A layout shift: its value, when it was in ms, and what moved from where to where. */
export type Shift = { value: number; at: number; moved: string[] };

/** Shifts of a window are at most so far apart, and all of them within the longest one; in ms. */
const GAP = 1000;
const LONGEST = 5000;

/** The cumulative layout shift: the largest sum of a session window. */
export const cumulativeShift = (shifts: readonly Shift[]): number => {
  const window = { begun: Number.NEGATIVE_INFINITY, last: Number.NEGATIVE_INFINITY, sum: 0 };
  let most = 0;
  for (const { value, at } of shifts) {
    if (at - window.last > GAP || at - window.begun > LONGEST) {
      window.begun = at;
      window.sum = 0;
    }
    window.last = at;
    window.sum += value;
    most = Math.max(most, window.sum);
  }
  return most;
};
