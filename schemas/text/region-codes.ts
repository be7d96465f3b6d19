/**
 * The prefectures of GB/T 2260, of today and abolished ones (identity numbers keep theirs), as the
 * first four digits of a region code: province, then ranges of prefectures.
 */
const prefectures: Readonly<Record<string, string>> = {
  11: '01-02',
  12: '01-02',
  13: '01-11 21-30 90',
  14: '01-11 21-27 90',
  15: '01-09 21-29',
  21: '01-14 21-22 90',
  22: '01-08 21-26 90',
  23: '01-12 21-27 90',
  31: '01-02',
  32: '01-13 21-27 90',
  33: '01-11 21-28 90',
  34: '01-18 21-29 90',
  35: '01-09 21-28 90',
  36: '01-11 21-26 90',
  37: '01-17 21-29 90',
  41: '01-17 21-30 90',
  42: '01-13 21-29 90',
  43: '01-13 21-31 90',
  44: '01-29 51-53 90',
  45: '01-14 21-28',
  46: '00-04 90',
  50: '01-03',
  51: '01-39 70 90',
  52: '01-06 21-27',
  53: '01-09 21-35',
  54: '01-06 21-27',
  61: '01-10 21-27 90',
  62: '01-12 21-30',
  63: '01-02 21-28',
  64: '01-05 21-22',
  65: '01-05 21-32 40-43 90',
};

/** Residence permits of Taiwan, Hong Kong and Macao carry these instead of a place. */
const permits = new Set(['710000', '810000', '820000', '830000']);

const isInside = (prefecture: number, ranges: string): boolean =>
  ranges.split(' ').some((range) => {
    const [first = 0, last = first] = range.split('-').map(Number);
    return first <= prefecture && prefecture <= last;
  });

/** Whether six digits name a region: a known province and prefecture; counties are not looked up. */
export const isRegionCode = (code: string): boolean => {
  if (permits.has(code)) return true;
  const [, province = '', prefecture] = /^(\d\d)(\d\d)\d\d$/.exec(code) ?? [];
  const ranges = prefectures[province];
  return ranges !== undefined && isInside(Number(prefecture), ranges);
};
