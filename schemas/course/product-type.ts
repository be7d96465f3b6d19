export const VIDEO = 0;
export const AUDIO = 1;
export const GRAPHIC = 2;
export const COLUMN = 3;
export const SERIES = 4;
export const TOPIC = 5;

export type ProductType =
  | typeof VIDEO
  | typeof AUDIO
  | typeof GRAPHIC
  | typeof COLUMN
  | typeof SERIES
  | typeof TOPIC;

/** Columns and special topics: their chapters and lessons have pages of their own. */
export const columnTypes: readonly number[] = [COLUMN, TOPIC];

export const isColumn = (type: number): boolean => columnTypes.includes(type);

export const orderKindOf = (type: number): 'column' | 'course' =>
  isColumn(type) ? 'column' : 'course';
