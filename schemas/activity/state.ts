import type { ActivityState } from './endpoints.ts';

/** Moments in ms; `isFull`: all its places are taken or held. */
type Sale = { startAt: number; endAt: number; isFull: boolean };

/** How an activity stands at a moment, in ms: it runs from its start on, and is over at its end. */
export const activityStateAt = ({ startAt, endAt, isFull }: Sale, now: number): ActivityState => {
  if (endAt <= now) return 'over';
  if (startAt > now) return 'before';
  return isFull ? 'soldout' : 'running';
};
