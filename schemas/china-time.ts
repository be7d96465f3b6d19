/** How far China is ahead of UTC, in ms; it has had no summer time since 1991. */
export const CHINA_OFFSET = 28_800_000;

/** The last moment of the last year that four digits can write, in China. */
const LATEST = 253_402_271_999_999;

/** The minute of a moment (ms) in China, such as `2026-11-26 15:02`; such texts sort by time. */
export const chinaMinute = (moment: number): string =>
  new Date(Math.min(moment, LATEST) + CHINA_OFFSET).toISOString().slice(0, 16).replace('T', ' ');

/**
 * A text that begins with a day (`2026-12-01 23:06`) as learners read it: 12月1日 23:06 in the year of
 * `today`, as it is in another one (docs/decisions/dates.md).
 */
export const dateWords = (written: string, today: string): string =>
  today.startsWith(written.slice(0, 4))
    ? `${+written.slice(5, 7)}月${+written.slice(8, 10)}日${written.slice(10)}`
    : written;
