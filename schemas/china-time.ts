/** How far China is ahead of UTC, in ms; it has had no summer time since 1991. */
export const CHINA_OFFSET = 28_800_000;

/** A page asks for one moment many times. */
let last: { moment: number; minute: string } | undefined;

/** The minute of a moment (ms) in China, such as `2026-11-26 15:02`; such texts sort by time. */
export const chinaMinute = (moment: number): string => {
  if (last?.moment !== moment) {
    const minute = new Date(moment + CHINA_OFFSET).toISOString().slice(0, 16).replace('T', ' ');
    last = { moment, minute };
  }
  return last.minute;
};
