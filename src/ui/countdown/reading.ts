const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Times in ms. */
export type Reading =
  | { is: 'running'; label: '距离开始' | '距离结束'; left: number }
  | { is: 'open' }
  | { is: 'over' };

/**
 * Counts to the start before it, else to the end; over once end minus now is below 0. null: the back end
 * names no start or end.
 */
export const readCountdown = (
  now: number,
  startTime: number | null,
  endTime: number | null,
): Reading => {
  if (endTime !== null && endTime - now < 0) return { is: 'over' };
  if (startTime !== null && now < startTime)
    return { is: 'running', label: '距离开始', left: startTime - now };
  if (endTime === null) return { is: 'open' };
  return { is: 'running', label: '距离结束', left: endTime - now };
};

const twoDigits = (value: number) => String(value).padStart(2, '0');

const wholeSeconds = (ms: number) => Math.ceil(ms / SECOND) * SECOND;

/** `left` in ms: 3天 04:05:06, without days 04:05:06. */
export const clockText = (left: number): string => {
  const whole = wholeSeconds(left);
  const days = Math.floor(whole / DAY);
  const parts = [(whole % DAY) / HOUR, (whole % HOUR) / MINUTE, (whole % MINUTE) / SECOND];
  const clock = parts.map((part) => twoDigits(Math.floor(part))).join(':');
  return days > 0 ? `${days}天 ${clock}` : clock;
};

/** `left` in ms, for screen readers: two units, minutes at the finest. */
export const spokenText = (left: number): string => {
  const whole = wholeSeconds(left);
  const days = Math.floor(whole / DAY);
  const hours = Math.floor((whole % DAY) / HOUR);
  const minutes = Math.floor((whole % HOUR) / MINUTE);
  if (days > 0) return `${days}天${hours}小时`;
  if (hours > 0) return `${hours}小时${minutes}分钟`;
  return minutes > 0 ? `${minutes}分钟` : '不到1分钟';
};
