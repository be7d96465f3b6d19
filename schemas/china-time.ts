/** In milliseconds; China has had no daylight saving time since 1991. */
export const CHINA_OFFSET = 28_800_000;

/** The last moment in China of the last year with four digits. */
const LATEST = 253_402_271_999_999;

/** The minute of a moment (ms) in China, such as `2026-11-26 15:02`; sorts by time. */
export const chinaMinute = (moment: number): string =>
  new Date(Math.min(moment, LATEST) + CHINA_OFFSET).toISOString().slice(0, 16).replace('T', ' ');

/**
 * A day (`2026-12-01 23:06`) as learners read it: 12月1日 23:06 in the year of `today`, unchanged in another
 * year (docs/decisions/dates.md).
 */
export const dateWords = (written: string, today: string): string =>
  today.startsWith(written.slice(0, 4))
    ? `${+written.slice(5, 7)}月${+written.slice(8, 10)}日${written.slice(10)}`
    : written;
