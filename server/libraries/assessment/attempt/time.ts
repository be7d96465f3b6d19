import type { Attempt, PaperRow } from '../rows.ts';

/** How long after the deadline answers on their way are still accepted, in ms. */
export const GRACE = 10_000;

/**
 * In ms: the end of the attempt's own time or of the paper, whichever is earlier (editors may move the latter); null:
 * never.
 */
export const attemptEnd = (
  { endAt }: Pick<PaperRow, 'endAt'>,
  { deadline }: Pick<Attempt, 'deadline'>,
): number | null => {
  const ends = [deadline, endAt].filter((end) => end !== null);
  return ends.length > 0 ? Math.min(...ends.map((end) => end.getTime())) : null;
};

/** For countdowns, in ms; 0 without an end or after it. */
export const leftUntil = (end: number | null, now: number): number =>
  end === null ? 0 : Math.max(0, end - now);
