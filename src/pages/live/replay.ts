import type { LiveDetail } from '#schemas/live/endpoints.ts';

const DAY = 86_400_000;

/** Whether a broadcast without a replay has ended so lately that one may still come. */
export const replayMayCome = ({ startTime, endTime, now }: LiveDetail): boolean => {
  const end = endTime ?? startTime;
  return end !== null && (now ?? Date.now()) - end < DAY;
};

export const noReplayText = (live: LiveDetail): string =>
  replayMayCome(live) ? '回放还在制作，一般 24 小时内完成' : '本场没有回放';
