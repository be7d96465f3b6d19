import type { Data, Endpoint, Payload } from './wire/define-endpoint.ts';

/** Some fields of a value; enumerations are any text, since shared rows are widened to it. */
type Part<T> = T extends string
  ? string
  : T extends readonly (infer I)[]
    ? readonly Part<I>[]
    : T extends object
      ? { readonly [K in keyof T]?: Part<T[K]> | undefined }
      : T;

/** A payload and its answers, for tests and stories only. */
export type Sample<E extends Endpoint = Endpoint> = {
  payload: Part<Payload<E>> & object;
  /** An everyday answer of our own back end; without one it is derived from `wild`. */
  tidy?: unknown;
  /** An answer as other back ends send it: numbers in text, `[]` for an object, further fields. */
  wild?: unknown;
  /** The expected reading of `wild`, or of `tidy` without one. */
  data?: Part<Data<E>>;
  /** Further named answers, for states of a page or a section. */
  states?: Readonly<Record<string, unknown>>;
  /** The call is made in the background. */
  quiet?: true;
};

export type CallSample = Sample & { endpoint: Endpoint };

export const sampleOf = <E extends Endpoint>(endpoint: E, sample: Sample<E>): CallSample => ({
  endpoint,
  ...sample,
});

export const pageOf = <R>(data: readonly R[]) => ({ data, last_page: 1 });

export const emptyPage = pageOf([]);
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

export const cover = (index: number): string => `/media/cover-${covers[index % covers.length]}.svg`;

export const manyRows = <R extends object>(rows: readonly R[], count = 30) =>
  Array.from({ length: count }, (_, index) => ({ ...rows[index % rows.length], id: index + 1 }));

/** The rows without a picture: the field is '' in every other row, and missing in the rest. */
export const withoutPictures = <R extends object, K extends keyof R>(
  rows: readonly R[],
  field: K,
) =>
  rows.map(({ [field]: _picture, ...row }, index) =>
    index % 2 === 0 ? { ...row, [field]: '' } : row,
  );

/** A ranking of `count` members, of whom the second one asks. */
export const rankingOf = (count: number, rule: string) => ({
  data: Array.from({ length: count }, (_, at) => ({
    rank: at + 1,
    nickname: at === 1 ? '陈医生' : '周**',
    // members do not see the portraits of others
    headimg: at === 1 ? '/media/avatar-2.svg' : '',
    score: Math.max(10, 100 - at * 5),
    spent: 200_000 + at * 17_000,
    mine: at === 1 ? 1 : 0,
  })),
  last_page: 1,
  rule,
  mine:
    count > 1
      ? {
          ...{ rank: 2, ranked: count, headimg: '/media/avatar-2.svg', score: 95, spent: 217_000 },
          ...{ ahead_score: 100, ahead_spent: 200_000 },
        }
      : { rank: 0, ranked: count, headimg: '', score: 0, spent: 0, ahead_score: 0, ahead_spent: 0 },
});
