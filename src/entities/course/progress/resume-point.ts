/** A lesson left before this position starts from its beginning, in seconds. */
const BARELY = 5;
/** A lesson left with less than this to go starts from its beginning, in seconds. */
export const NEARLY = 8;

/** The position at which to resume a lesson of `duration` seconds that was left at `position`. */
export const resumePoint = (position: number, duration: number): number => {
  if (position < BARELY) return 0;
  return duration > 0 && position > duration - NEARLY ? 0 : position;
};
