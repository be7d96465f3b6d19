/** In seconds. `watched`: the furthest position watched so far. */
export type SeekBounds = { duration: number; watched: number; noSkip: boolean };

/** Tolerance of a jump, in seconds: sound and picture differ a little, and media seek inexactly. */
const SLACK = 1;

export const landing = (to: number, { duration, watched, noSkip }: SeekBounds): number => {
  const end = duration > 0 ? duration : to;
  return Math.max(0, Math.min(to, end, noSkip ? watched : end));
};

export const isRefused = (to: number, bounds: SeekBounds): boolean =>
  bounds.noSkip && to > bounds.watched + SLACK;

/** The furthest watched position after playing on to `time`; a jump ahead does not count. */
export const furthest = (watched: number, time: number, rate: number): number =>
  time > watched && time - watched <= SLACK + rate ? time : watched;
