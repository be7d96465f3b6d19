import { calendar } from '../../platform/time/china-time.ts';
import { DAY } from '../../platform/time/durations.ts';
import { dayLines } from './day-lines.ts';

/** The line on the poster of a China day, `2026-11-21`; the same for everybody. */
export const dayLine = (day: string): string =>
  dayLines[Math.floor(calendar(day).valueOf() / DAY) % dayLines.length] ?? dayLines[0];
