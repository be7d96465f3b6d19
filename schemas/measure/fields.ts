export const MEASURE_PATH = '/v1/measure/report';

/** What is measured of a section or an item: seen, tapped, its 更多 followed, its 换一换 or 查看更多 pressed. */
export const measureKinds = ['exposure', 'tap', 'more', 'swap'] as const;
export type MeasureKind = (typeof measureKinds)[number];

export const measuredHomes = ['ordered', 'variant1', 'variant2', 'variant3', 'variant4'] as const;
export type MeasuredHome = (typeof measuredHomes)[number];

/** At most this many entries in one call, and this many events counted by them together. */
export const MEASURE_BATCH = 200;

/** Items behind this position are not measured. */
export const LAST_POSITION = 200;

/** An id or a variant as a page is marked with it: letters, figures and few signs; '' is none. */
export const isMark = (text: string): boolean => /^[\p{L}\p{N}_.:-]{0,60}$/u.test(text);

/** Stands for sections that nobody knows, and for what goes beyond what a day may hold. */
export const OTHER_SECTION = '其他';
