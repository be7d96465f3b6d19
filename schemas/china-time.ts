/** How far China is ahead of UTC, in ms; it has had no summer time since 1991. */
export const CHINA_OFFSET = 28_800_000;
