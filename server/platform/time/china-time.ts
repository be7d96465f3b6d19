import { CHINA_OFFSET, chinaIso } from '../../../schemas/china-time.ts';
import { DAY } from './durations.ts';

/** The day in China, `2026-11-21`, whatever zone the server's clock is in. */
export const chinaDay = (now: number): string => chinaIso(now).slice(0, 10);

/** When the China day of `now` began; both in ms. */
export const startOfDay = (now: number): number =>
  Math.floor((now + CHINA_OFFSET) / DAY) * DAY - CHINA_OFFSET;

/** The day before a China day. */
export const dayBefore = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - DAY).toISOString().slice(0, 10);

/** The moment (ms) at which a China day ends. */
export const dayEnd = (day: string): number => Date.parse(`${day}T00:00:00Z`) + DAY - CHINA_OFFSET;

/** A China month `2026-11` from its first moment to the next one's; null for what is no month. */
export const chinaMonth = (month: string): { from: Date; until: Date } | null => {
  const [, year, number] = /^(\d{4})-(\d{2})$/.exec(month) ?? [];
  const [y, m] = [Number(year), Number(number)];
  if (!year || m < 1 || m > 12) return null;
  return {
    from: new Date(Date.UTC(y, m - 1) - CHINA_OFFSET),
    until: new Date(Date.UTC(y, m) - CHINA_OFFSET),
  };
};

/** `20261121093005`, China's time, for numbers that people read. */
export const chinaStamp = (now: number): string => chinaIso(now).slice(0, 19).replace(/\D/g, '');

/** `2026-11-21 09:30`, China's time. */
export const chinaText = (now: number): string => chinaIso(now).slice(0, 16).replace('T', ' ');
