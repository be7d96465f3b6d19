const CHINA_OFFSET = 8 * 3_600_000;
/** The last day that four digits can write. */
const LATEST = Date.UTC(9999, 11, 31);

const inChina = (moment: number): string =>
  new Date(Math.min(moment + CHINA_OFFSET, LATEST)).toISOString();

/** The calendar day of a moment (ms) in China, such as 2026-12-31; the same on every machine. */
export const chinaDate = (moment: number): string => inChina(moment).slice(0, 10);

/** Day and time of a moment (ms) in China without the year, such as 12-31 19:30. */
export const chinaDayTime = (moment: number): string =>
  inChina(moment).slice(5, 16).replace('T', ' ');
