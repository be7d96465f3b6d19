import type { ActivityState } from './endpoints.ts';

/** Moments in ms; `isFull`: all places are taken or held. */
type Sale = { startAt: number; endAt: number; isFull: boolean };

/** It runs from `startAt` until just before `endAt`. */
export const activityStateAt = ({ startAt, endAt, isFull }: Sale, now: number): ActivityState => {
  if (endAt <= now) return 'over';
  if (startAt > now) return 'before';
  return isFull ? 'soldout' : 'running';
};
