/** So little was watched that one begins anew, in seconds. */
const BARELY = 5;
/** So little is left that one begins anew. */
const NEARLY = 8;

/** Where to go on in a lesson of `duration` seconds that was left at `position`. */
export const resumePoint = (position: number, duration: number): number => {
  if (position < BARELY) return 0;
  return duration > 0 && position > duration - NEARLY ? 0 : position;
};
