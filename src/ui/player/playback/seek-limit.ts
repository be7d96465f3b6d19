/** How far one may jump, in seconds. `watched`: the furthest that was watched so far. */
export type Bounds = { duration: number; watched: number; noSkip: boolean };

/** Sound and picture are a moment apart, and a jump lands where the medium can. */
const SLACK = 1;

/** Where a jump to `to` leads: back always, ahead only as far as was watched where skipping is off. */
export const landing = (to: number, { duration, watched, noSkip }: Bounds): number => {
  const end = duration > 0 ? duration : to;
  return Math.max(0, Math.min(to, end, noSkip ? watched : end));
};

/** Whether a jump is more than the lesson allows. */
export const isRefused = (to: number, bounds: Bounds): boolean =>
  bounds.noSkip && to > bounds.watched + SLACK;

/** The furthest after playing on to `time`; a jump ahead counts for nothing. */
export const furthest = (watched: number, time: number, rate: number): number =>
  time > watched && time - watched <= SLACK + rate ? time : watched;
