import { describe, expect, test } from 'vitest';
import { splitFaults, viewsIn } from '#scripts/check/split-pages.ts';

const rows = 'src/pages/thing/pages.ts';
const view = 'src/pages/thing/view.tsx';
const part = 'src/pages/thing/part.tsx';
const sheet = 'src/pages/thing/view.module.css';
const partSheet = 'src/pages/thing/part.module.css';

const registered = { from: rows, to: view, lazy: true } as const;
const taken = { from: view, to: part };

const faultsOf = (
  imports: readonly { from: string; to: string; lazy?: true }[],
  lines: Readonly<Record<string, number>>,
) => splitFaults([registered, ...imports], (file) => lines[file] ?? 0);

test('views are what rows of pages load', () => {
  expect(
    viewsIn([registered, taken, { from: view, to: 'src/pages/thing/late.tsx', lazy: true }]),
  ).toEqual([view]);
});

describe('a split page', () => {
  test('of 150 lines together takes its parts in', () => {
    expect(faultsOf([taken], { [view]: 90, [part]: 60 })).toEqual([
      `${view}: take in ${part}; together 150 lines`,
    ]);
  });

  test('takes in the parts of its parts too', () => {
    const inner = 'src/pages/thing/inner.ts';
    const imports = [{ from: part, to: inner }, { from: view, to: inner }, taken];
    expect(faultsOf(imports, { [view]: 50, [part]: 50, [inner]: 50 })).toEqual([
      `${view}: take in ${part}, ${inner}; together 150 lines`,
    ]);
  });

  test('of more stands', () => {
    expect(faultsOf([taken], { [view]: 91, [part]: 60 })).toEqual([]);
  });

  test.each([
    ['another page uses', { from: 'src/pages/thing/other/view.tsx', to: part }],
    ['is loaded lazily', { from: view, to: part, lazy: true }],
    ['a test imports', { from: 'tests/unit/pages/thing/part.test.tsx', to: part }],
    ['a story imports', { from: 'stories/pages/thing/pages.stories.tsx', to: part }],
  ] as const)('keeps apart what %s', (_, use) => {
    expect(faultsOf([taken, use], { [view]: 20, [part]: 20 })).toEqual([]);
  });

  test('keeps apart what only such a part uses', () => {
    const imports = [
      taken,
      { from: 'tests/unit/pages/thing/part.test.tsx', to: part },
      { from: part, to: 'src/pages/thing/inner.ts' },
    ];
    expect(faultsOf(imports, { [view]: 20, [part]: 20, 'src/pages/thing/inner.ts': 140 })).toEqual(
      [],
    );
  });
});

describe('a part of up to 25 lines', () => {
  test('stands in the file of its only user', () => {
    expect(faultsOf([taken], { [view]: 126, [part]: 25 })).toEqual([]);
    const user = 'src/pages/thing/large.tsx';
    const imports = [
      { from: view, to: user },
      { from: user, to: part },
    ];
    expect(faultsOf(imports, { [view]: 100, [user]: 100, [part]: 25 })).toEqual([
      `${user}: take in ${part}, which nothing else uses; together 125 lines`,
    ]);
    expect(faultsOf(imports, { [view]: 100, [user]: 126, [part]: 25 })).toEqual([]);
    expect(faultsOf(imports, { [view]: 100, [user]: 100, [part]: 26 })).toEqual([]);
  });
});

test('private sheets of 150 lines together are one', () => {
  const imports = [taken, { from: view, to: sheet }, { from: part, to: partSheet }];
  const lines = { [view]: 100, [part]: 100, [sheet]: 100, [partSheet]: 50 };
  expect(faultsOf(imports, lines)).toEqual([
    `${view}: make one sheet of ${sheet}, ${partSheet}; together 150 lines`,
  ]);
  expect(faultsOf(imports, { ...lines, [partSheet]: 51 })).toEqual([]);
});
