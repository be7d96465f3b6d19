/**
 * How far China is ahead of UTC, in ms; it has had no summer time since 1991. The first view reads
 * dates by this arithmetic, since dayjs would add 4 KiB there; `src/platform/china-clock.ts` formats
 * and reads moments for what is no part of a first view.
 */
export const CHINA_OFFSET = 28_800_000;

/** A moment (ms) by the clock in China: `2026-11-21T09:30:00.000Z`, whose Z is not to be believed. */
export const chinaIso = (moment: number): string => new Date(moment + CHINA_OFFSET).toISOString();
