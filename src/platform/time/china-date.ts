import { CHINA_OFFSET } from '../../../schemas/china-time.ts';

/** The last day that four digits can write. */
const LATEST = Date.UTC(9999, 11, 31) - CHINA_OFFSET;

// part of the first view, so without dayjs (docs/decisions/dates.md)
const inChina = (moment: number): string =>
  new Date(Math.min(moment, LATEST) + CHINA_OFFSET).toISOString();

/** The calendar day of a moment (ms) in China, such as 2026-12-31; the same on every machine. */
export const chinaDate = (moment: number): string => inChina(moment).slice(0, 10);

/** Day and time of a moment (ms) in China without the year, such as 12-31 19:30. */
export const chinaDayTime = (moment: number): string =>
  inChina(moment).slice(5, 16).replace('T', ' ');
