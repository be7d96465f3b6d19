import { NEARLY } from './resume-point.ts';

type Bounds = {
  open: 'full' | 'trial' | 'none';
  duration: number;
  trial: number;
  noSkip: boolean;
  finished: boolean;
  furthest: number;
};

/**
 * The start position in ms that an address asks for, undefined for none: kept within the open part, before
 * the end, and not beyond what may not be skipped.
 */
export const startPoint = (at: string, lesson: Bounds): number | undefined => {
  if (!/^\d{1,6}$/.test(at)) return undefined;
  const { open, duration, trial, noSkip, finished, furthest } = lesson;
  const end = (open === 'trial' ? trial : duration) - NEARLY * 1000;
  const reached = noSkip && !finished ? furthest : end;
  return Math.max(0, Math.min(Number(at) * 1000, end, reached));
};
