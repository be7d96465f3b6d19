const two = (value: number): string => String(value).padStart(2, '0');

const parts = (seconds: number): [number, number, number] => {
  const whole = Math.max(0, Math.floor(Number.isFinite(seconds) ? seconds : 0));
  return [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
};

/** Seconds as a clock shows them: 03:12, 1:02:05. */
export const clockTime = (seconds: number): string => {
  const [hours, minutes, rest] = parts(seconds);
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${two(minutes)}:${two(rest)}`;
};

/** Seconds for screen readers: 3分12秒. */
export const spokenTime = (seconds: number): string => {
  const [hours, minutes, rest] = parts(seconds);
  return `${hours > 0 ? `${hours}小时` : ''}${hours > 0 || minutes > 0 ? `${minutes}分` : ''}${rest}秒`;
};

/** Seconds as a length in a list: 45秒, 12分钟, 3小时20分. */
export const lengthText = (seconds: number): string => {
  if (seconds < 59.5) return `${Math.round(seconds)}秒`;
  const minutes = Math.round(seconds / 60);
  if (minutes < 60) return `${minutes}分钟`;
  return `${Math.floor(minutes / 60)}小时${minutes % 60 > 0 ? `${minutes % 60}分` : ''}`;
};

/** Seconds as the time that a text takes, in whole minutes: 约 1 分钟. */
export const readingText = (seconds: number): string =>
  `约 ${Math.max(1, Math.round(seconds / 60))} 分钟`;
