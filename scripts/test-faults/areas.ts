const areas = {
  engine: ['src/engine/'],
  home: ['src/home/', 'server/read-models/home/', 'schemas/home/'],
  publication: ['publication', 'draft-editor'],
  order: [
    'order',
    'payment',
    'refund',
    'coupon',
    'wallet',
    'invoice',
    'ledger',
    'payment-book',
    'invoice-book',
  ],
  exam: ['exam', 'assessment', 'certification'],
  platform: ['server/platform/', 'src/platform/', 'schemas/wire/'],
  pages: ['src/pages/', 'src/entities/', 'sections/'],
} as const;

export type Area = keyof typeof areas;

const inNoun = (noun: string) =>
  new RegExp(`^(?:server/(?:domains|libraries)|schemas|src/operator)/${noun}/`);

const patterns: readonly [Area, readonly RegExp[]][] = (
  Object.entries(areas) as [Area, readonly string[]][]
).map(([area, paths]) => [
  area,
  paths.map((path) => (path.endsWith('/') ? new RegExp(`^${path}`) : inNoun(path))),
]);

export const areaNames: readonly Area[] = patterns.map(([area]) => area);

/** Samples and words are no logic, and nobody writes generated files. */
const LEFT_OUT = /(?:samples|words|answers)\.tsx?$|\.d\.ts$|\/demo\/|\/migrations\//;

export const areaOf = (file: string): Area | undefined => {
  if (!/\.tsx?$/.test(file) || LEFT_OUT.test(file)) return undefined;
  return patterns.find(([, matchers]) => matchers.some((path) => path.test(file)))?.[0];
};
