import type { Data, Endpoint, Payload } from './wire/define-endpoint.ts';

/** Some fields of a value; a closed set of words is any text, as rows that are shared widen it. */
type Part<T> = T extends string
  ? string
  : T extends readonly (infer I)[]
    ? readonly Part<I>[]
    : T extends object
      ? { readonly [K in keyof T]?: Part<T[K]> | undefined }
      : T;

/** What a call sends and what comes back, for tests and stories: no client or server loads it. */
export type Sample<E extends Endpoint = Endpoint> = {
  payload: Part<Payload<E>> & object;
  /** An everyday answer as our own back end sends it; without one it is read from `wild`. */
  tidy?: unknown;
  /** An answer as other back ends send it: numbers as text, `[]` for an object, further fields. */
  wild?: unknown;
  /** What is read in `wild`, or in `tidy` where nothing is wild. */
  data?: Part<Data<E>>;
  /** Further answers by name: what a page or a section may come to show. */
  states?: Readonly<Record<string, unknown>>;
  /** Nobody waits for the call. */
  quiet?: true;
};

export type CallSample = Sample & { endpoint: Endpoint };

export const sampleOf = <E extends Endpoint>(endpoint: E, sample: Sample<E>): CallSample => ({
  endpoint,
  ...sample,
});

/** The only page of a list, in the wire's form. */
export const pageOf = <R>(data: readonly R[]) => ({ data, last_page: 1 });

/** A list without anything in it, in the wire's form. */
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
