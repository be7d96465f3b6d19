import dayjs, { type Dayjs } from 'dayjs';
import utc from 'dayjs/plugin/utc';
import { CHINA_OFFSET } from '#schemas/china-time.ts';

dayjs.extend(utc);

/**
 * A moment (ms) as the clock in China shows it; without dayjs's time-zone plug-in
 * (docs/decisions/dates.md).
 */
export const shownInChina = (moment: number): Dayjs => dayjs.utc(moment + CHINA_OFFSET);

export const momentOf = (shown: Dayjs): number => shown.valueOf() - CHINA_OFFSET;

/** A day or month of the calendar, `2026-11-21` or `2026-11`, or such a day with its time. */
export const calendar = (written: string): Dayjs => dayjs.utc(written);

export const DAY_FORMAT = 'YYYY-MM-DD';
export const MONTH_FORMAT = 'YYYY-MM';
