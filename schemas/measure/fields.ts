/** What is measured of a section or an item: seen, tapped, its 更多 followed, its 换一换 or 查看更多 pressed. */
export const measureKinds = ['exposure', 'tap', 'more', 'swap'] as const;
export type MeasureKind = (typeof measureKinds)[number];

/** The home pages that are measured, by their variants. */
export const measuredHomes = ['ordered', 'variant1', 'variant2', 'variant3', 'variant4'] as const;

/** At most this many entries in one call, and this many events counted by them together. */
export const MEASURE_BATCH = 200;

/** Items behind this position are not measured. */
export const LAST_POSITION = 200;

/** Stands for sections that nobody knows, and for what goes beyond what a day may hold. */
export const OTHER_SECTION = '其他';
