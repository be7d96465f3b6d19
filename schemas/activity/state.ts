import type { ActivityState } from './endpoints.ts';

type Sale = {
  /** In ms. */
  startAt: number;
  /** In ms. */
  endAt: number;
  /** All places are taken or held. */
  isFull: boolean;
};

/** An activity's state at a moment in ms: it runs from `startAt` until just before `endAt`. */
export const activityStateAt = ({ startAt, endAt, isFull }: Sale, now: number): ActivityState => {
  if (endAt <= now) return 'over';
  if (startAt > now) return 'before';
  return isFull ? 'soldout' : 'running';
};
