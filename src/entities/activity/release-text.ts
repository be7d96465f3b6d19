import { timeText } from '#src/platform/time/china-date.ts';

type Held = { releaseAt: number | null; now: number | null };

/**
 * Replaces 已抢光 or 已满 while unpaid orders hold places: when the first of them may become free; '' where none
 * is held. Moments in ms, `now` by the server's clock.
 */
export const releaseText = ({ releaseAt, now }: Held): string => {
  if (releaseAt === null) return '';
  if (now !== null && releaseAt <= now) return '有名额待释放，请稍候';
  return `有名额待释放，最早 ${timeText(releaseAt)}`;
};
