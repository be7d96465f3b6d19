import { expect, it } from 'vitest';
import {
  comparedText,
  intervalText,
  numberText,
  rateText,
  verdictsOf,
} from '#src/operator/statistics/words.ts';

const counts = (exposures: number, taps: number) => ({ exposures, taps, faults: 0 });

it.each([
  [
    counts(10_000, 310),
    counts(10_000, 270),
    '点击率 3.1%，比上一版高 0.4 个百分点（差别可能只是偶然）',
  ],
  [counts(100_000, 3100), counts(100_000, 2700), '点击率 3.1%，比上一版高 0.4 个百分点'],
  [counts(100_000, 2700), counts(100_000, 3100), '点击率 2.7%，比上一版低 0.4 个百分点'],
  [counts(1000, 31), counts(2000, 62), '点击率 3.1%，和上一版一样'],
  [counts(1000, 31), counts(0, 0), '点击率 3.1%，上一版没有曝光，不能比较'],
  [counts(0, 3), counts(10, 1), '这一版上线后还没有曝光'],
  [counts(10, 15), counts(10, 1), '点击率 150.0%，比上一版高 140.0 个百分点'],
])('of %j after %j it is said: %s', (live, before, text) => {
  expect(comparedText({ live, before })).toBe(text);
});

it('numbers and rates read well', () => {
  expect([0, 999, 1000, 1_234_567].map(numberText)).toEqual(['0', '999', '1,000', '1,234,567']);
  expect(rateText(counts(0, 5))).toBe('—');
  expect(rateText(counts(3, 1))).toBe('33.3%');
  expect(intervalText(counts(263, 81))).toBe('25.5% 到 36.6%');
  expect(intervalText(counts(10, 11))).toBe('—');
  expect(intervalText(counts(0, 0))).toBe('—');
});

const verdicts = (...groups: [name: string, exposures: number, taps: number][]) =>
  verdictsOf({ variants: groups.map(([name, exposures, taps]) => ({ name, exposures, taps })) });

it('a difference that may be chance is none yet, and it is said how many are missing', () => {
  expect(verdicts(['甲', 400, 40], ['乙', 500, 60])).toEqual([
    '还看不出差别：“乙”组比“甲”组高 2.0 个百分点（95% 区间：低 2.2 个百分点到高 6.1 个百分点）。按现在看到的差别，每组大约要 3,841 次曝光才说得准：“甲”组还差 3,441 次，“乙”组还差 3,341 次。',
  ]);
});

it('a difference that is seen too early is told with a warning', () => {
  const [text] = verdicts(['甲', 300, 24], ['乙', 300, 42]);
  expect(text).toMatch(/^“乙”组看起来较高，先不要下结论：/);
  expect(text).toContain('“甲”组还差');
});

it('a difference that is large enough is told, whichever group is ahead', () => {
  expect(verdicts(['甲', 2000, 200], ['乙', 2000, 300])).toEqual([
    '“乙”组较高：“乙”组比“甲”组高 5.0 个百分点（95% 区间：高 3.0 个百分点到高 7.0 个百分点）。',
  ]);
  expect(verdicts(['甲', 2000, 300], ['乙', 2000, 200])[0]).toMatch(
    /^“甲”组较高：“乙”组比“甲”组低 5.0 个百分点/,
  );
});

it('each further group is compared with the first, and harder', () => {
  const [alone] = verdicts(['甲', 400, 40], ['乙', 400, 60]);
  const both = verdicts(['甲', 400, 40], ['乙', 400, 60], ['丙', 400, 40]);
  expect(alone).toContain('看起来较高');
  expect(both).toHaveLength(2);
  expect(both[0]).toContain('还看不出差别');
  expect(both[1]).toBe('“丙”组和“甲”组一样，还看不出差别。');
});

it.each([
  [
    [
      ['甲', 0, 0],
      ['乙', 5, 1],
    ],
    '“甲”组还没有曝光，不能比较。',
  ],
  [
    [
      ['甲', 0, 0],
      ['乙', 0, 0],
    ],
    '“甲”、“乙”组还没有曝光，不能比较。',
  ],
  [
    [
      ['甲', 5, 9],
      ['乙', 5, 1],
    ],
    '点击比曝光还多，算不出把握有多大，不能比较。',
  ],
  [[['', 5, 1]], '这个实验没有分组，没有可以比较的。'],
] as const)('of %j it is said: %s', (groups, text) => {
  expect(verdicts(...groups.map(([...group]): [string, number, number] => group))).toEqual([text]);
});
