const covers = [
  'coronary',
  'hypertension',
  'ecg',
  'insulin',
  'pediatrics',
  'copd',
  'statistics',
  'antibiotics',
  'stroke',
  'psychology',
  'surgery',
  'ct',
];

/** Address of a cover picture of the demo data. */
export const cover = (index: number): string => `/media/cover-${covers[index % covers.length]}.svg`;

/** `count` rows made by repeating a few, each with an id of its own. */
export const manyRows = <R extends object>(rows: readonly R[], count = 30) =>
  Array.from({ length: count }, (_, index) => ({ ...rows[index % rows.length], id: index + 1 }));

/** The same rows without a picture: in one half the field is empty, in the other it is missing. */
export const withoutPictures = <R extends object, K extends keyof R>(
  rows: readonly R[],
  field: K,
) =>
  rows.map(({ [field]: _picture, ...row }, index) =>
    index % 2 === 0 ? { ...row, [field]: '' } : row,
  );
