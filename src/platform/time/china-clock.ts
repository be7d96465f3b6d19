import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc';
import { CHINA_OFFSET } from '../../../schemas/china-time.ts';

dayjs.extend(utc);

/**
 * A moment (ms) by the clock in China, in a format of dayjs. Not by dayjs's time-zone plug-in, which
 * keeps a shifted local date: in the night in which the browser's own zone changes to summer time it
 * shows 03:30 for 02:30.
 */
export const chinaFormat = (moment: number, format: string): string =>
  dayjs.utc(moment + CHINA_OFFSET).format(format);

/** The moment (ms) at which a clock in China shows this, such as `2026-11-24T09:30`. */
export const fromChina = (clock: string): number => dayjs.utc(clock).valueOf() - CHINA_OFFSET;
