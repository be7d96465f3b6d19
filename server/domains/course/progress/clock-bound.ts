/** Lengths and moments in ms. */
export type ClockStanding = {
  positionMs: number;
  furthestMs: number;
  watchedMs: number;
  creditMs: number;
  reportedAt: number;
};

/** A player's report: `speed` in hundredths, `played` in ms since its last report. */
export type Report = { position: number; speed: number; played: number };

/** `length`: how much is open, in ms; `noSkip`: no jumps past what has been watched. */
export type ClockBounds = { length: number; noSkip: boolean };

/** How far, in ms and in all, reports may run ahead of the clock, to even out network delays. */
export const SLACK = 5000;
/** Players report more often than this, in ms; a longer gap counts as this much. */
const LONGEST_SILENCE = 600_000;
const FASTEST = 200;
/** The most that fits the column's type, `integer`. */
const MOST_WATCHED = 2_000_000_000;

const between = (low: number, value: number, high: number): number =>
  Math.min(Math.max(value, low), high);

/**
 * `furthestMs` grows by elapsed time × speed (2 at most) and what earlier reports left of `SLACK` at most,
 * `watchedMs` by elapsed time at most, however many reports there are and whatever they say.
 */
export const bounded = (
  before: ClockStanding,
  report: Report,
  now: number,
  { length, noSkip }: ClockBounds,
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

/** A lesson is finished at this share, since learners skip the credits at its end. */
const ENOUGH = 0.95;

export const isWatched = (furthestMs: number, durationMs: number): boolean =>
  durationMs > 0 && furthestMs >= durationMs * ENOUGH;
