import type { Attempt, PaperRow } from '../rows.ts';

/** How long after the deadline answers that were under way are still accepted, in ms. */
export const GRACE = 10_000;

/**
 * When an attempt is over, in ms, by the database's clock: with its own time or with the
 * paper, whose end editors may move; null: never.
 */
export const attemptEnd = (
  { endAt }: Pick<PaperRow, 'endAt'>,
  { deadline }: Pick<Attempt, 'deadline'>,
): number | null => {
  const ends = [deadline, endAt].filter((end) => end !== null);
  return ends.length > 0 ? Math.min(...ends.map((end) => end.getTime())) : null;
};

/** Ms left until `end`, for countdowns; 0 without an end or after it. */
export const leftUntil = (end: number | null, now: number): number =>
  end === null ? 0 : Math.max(0, end - now);
