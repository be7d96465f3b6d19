export const MEASURE_PATH = '/v1/measure/report';

/** A section or an item was seen, or tapped; its 更多 was followed, or its 换一换 or 查看更多 pressed. */
export const measureKinds = ['exposure', 'tap', 'more', 'swap'] as const;
export type MeasureKind = (typeof measureKinds)[number];

export const measuredHomes = ['ordered', 'variant1', 'variant2', 'variant3', 'variant4'] as const;
export type MeasuredHome = (typeof measuredHomes)[number];

/** The limit of a call's entries, and of the events that they count together. */
export const MEASURE_BATCH = 200;

/** Items behind this position are not measured. */
export const LAST_POSITION = 200;

/** Whether a text can be a section's id or variant in a report; '' is none. */
export const isMark = (text: string): boolean => /^[\p{L}\p{N}_.:-]{0,60}$/u.test(text);

/** Stands for unknown sections, and for counts beyond a day's limit. */
export const OTHER_SECTION = '其他';
