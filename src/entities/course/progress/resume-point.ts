import { positionOf } from './heard-positions.ts';

/** A lesson left before this position starts from its beginning, in seconds. */
const BARELY = 5;
/** A lesson left with less than this to go starts from its beginning, in seconds. */
export const NEARLY = 8;

/** In seconds. */
const resumePoint = (position: number, duration: number): number => {
  if (position < BARELY) return 0;
  return duration > 0 && position > duration - NEARLY ? 0 : position;
};

type Left = { id: string; position: number; finished: boolean };

/**
 * Where to begin a lesson of `length` ms, in seconds: a finished one begins anew, unless it was left in
 * this visit.
 */
export const beginningOf = ({ id, position, finished }: Left, length: number): number =>
  resumePoint(positionOf(id, finished ? 0 : position) / 1000, length / 1000);
