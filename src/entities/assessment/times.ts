import { momentText } from '#src/platform/time/china-date.ts';
import { clockTime } from '#src/ui/player/playback/media-time.ts';

/** Such as 3 分 05 秒. */
export const spentWords = (ms: number): string => {
  const seconds = Math.round(ms / 1000);
  const minutes = Math.floor(seconds / 60);
  const rest = String(seconds % 60).padStart(minutes > 0 ? 2 : 1, '0');
  return minutes > 0 ? `${minutes} 分 ${rest} 秒` : `${rest} 秒`;
};

const MINUTE = 60_000;

/** Such as 9:05; with its hours from one hour on. */
export const clockWords = (ms: number): string => clockTime(Math.ceil(ms / 1000)).replace(/^0/, '');

/** An end further away is not counted down to, in ms. */
const NEAR = 180 * MINUTE;

/** 30 分钟, 1 分 30 秒; 不限时 for 0. */
export const limitWords = (limit: number): string => {
  if (limit === 0) return '不限时';
  return limit % MINUTE === 0 ? `${limit / MINUTE} 分钟` : spentWords(limit);
};

/** From here on each second is shown, in ms. */
const COUNTED = 10 * MINUTE;

/** The time left, by the second where the end is close; '' where no end is near. */
export const leftWords = (left: number): string => {
  if (left <= 0 || left > NEAR) return '';
  const rest = left < COUNTED ? ` ${clockWords(left)}` : `约 ${Math.floor(left / MINUTE)} 分钟`;
  return `正在计时，剩余${rest}，到时自动交卷`;
};

/** Times in ms. */
type Windowed = {
  state: 'before' | 'open' | 'doing' | 'done' | 'over';
  startTime: number | null;
  endTime: number | null;
};

export const whenWords = ({ state, startTime, endTime }: Windowed): string => {
  if (state === 'before' && startTime !== null) return `${momentText(startTime)} 开始`;
  if (state === 'over' && endTime !== null) return `${momentText(endTime)} 结束`;
  return endTime !== null && state !== 'done' ? `${momentText(endTime)} 截止` : '';
};
