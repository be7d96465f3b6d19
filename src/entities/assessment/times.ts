import { chinaFormat } from '../../platform/time/china-clock.ts';

/** 3 分 05 秒 */
export const spentWords = (ms: number): string => {
  const seconds = Math.round(ms / 1000);
  const minutes = Math.floor(seconds / 60);
  const rest = String(seconds % 60).padStart(minutes > 0 ? 2 : 1, '0');
  return minutes > 0 ? `${minutes} 分 ${rest} 秒` : `${rest} 秒`;
};

/** 3月5日 08:30, in China time. */
export const momentWords = (at: number): string => chinaFormat(at, 'M月D日 HH:mm');

/** Where a paper stands for a member, and its window in ms. */
type Windowed = {
  state: 'before' | 'open' | 'doing' | 'done' | 'over';
  startTime: number | null;
  endTime: number | null;
};

/** When a paper begins or ends, whichever matters in its present state. */
export const whenWords = ({ state, startTime, endTime }: Windowed): string => {
  if (state === 'before' && startTime !== null) return `${momentWords(startTime)} 开始`;
  if (state === 'over' && endTime !== null) return `${momentWords(endTime)} 结束`;
  return endTime !== null && state !== 'done' ? `${momentWords(endTime)} 截止` : '';
};
