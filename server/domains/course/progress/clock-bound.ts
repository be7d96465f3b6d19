/** What a server keeps of a lesson that plays; lengths and moments in ms. */
export type ClockStanding = {
  positionMs: number;
  furthestMs: number;
  watchedMs: number;
  creditMs: number;
  reportedAt: number;
};

/** What a player says: `speed` in hundredths, `played` since its last report. */
export type Report = { position: number; speed: number; played: number };

/** `length`: how much is open; `noSkip`: what is not yet watched is not to be jumped to. */
export type Bounds = { length: number; noSkip: boolean };

/** What a report may be ahead of the clock, once in all: delays even out within it. */
export const SLACK = 5000;
/** No player goes on for longer without a word. */
const LONGEST_SILENCE = 600_000;
const FASTEST = 200;
/** As far as the column reaches that keeps it. */
const MOST_WATCHED = 2_000_000_000;

const between = (low: number, value: number, high: number): number =>
  Math.min(Math.max(value, low), high);

/**
 * What a report makes of a standing: `furthestMs` grows by no more than elapsed time × speed (2 at
 * most) and what earlier reports left of `SLACK`, `watchedMs` by no more than elapsed time, however
 * many reports there are and whatever they say.
 */
export const bounded = (
  before: ClockStanding,
  report: Report,
  now: number,
  { length, noSkip }: Bounds,
): ClockStanding => {
  const elapsed = between(0, now - before.reportedAt, LONGEST_SILENCE);
  const rate = between(0, report.speed || 100, FASTEST) / 100;
  const allowed = before.creditMs + Math.floor(elapsed * rate);
  const position = between(0, report.position, length);
  const gain = between(0, position - before.furthestMs, allowed);
  const furthestMs = before.furthestMs + gain;
  return {
    positionMs: noSkip ? Math.min(position, furthestMs) : position,
    furthestMs,
    watchedMs: Math.min(before.watchedMs + between(0, report.played, elapsed), MOST_WATCHED),
    creditMs: Math.min(SLACK, allowed - gain),
    reportedAt: Math.max(before.reportedAt, now),
  };
};

/** A lesson is finished when no more of it is left than credits and farewells take. */
const ENOUGH = 0.95;

export const isWatched = (furthestMs: number, durationMs: number): boolean =>
  durationMs > 0 && furthestMs >= durationMs * ENOUGH;
