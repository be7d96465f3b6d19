import { calendar } from '../../platform/time/china-time.ts';
import { DAY } from '../../platform/time/durations.ts';
import { dayLines } from './day-lines.ts';

export const dayLine = (day: string): string =>
  dayLines[Math.floor(calendar(day).valueOf() / DAY) % dayLines.length] ?? dayLines[0];
