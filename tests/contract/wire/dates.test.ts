import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { filesOf } from '#scripts/project.mjs';

const learners = /^(?:sections|src\/(?:app|entities|home|page-kinds|pages|ui))\//;
const sources = filesOf(['src', 'sections'])
  .filter((file) => learners.test(file) && /\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

/** What writes a date otherwise than `dayText` and `momentText` do, and the files in which it may stand. */
const others: readonly [string, RegExp, readonly string[]][] = [
  ['formats of the machine', /toLocale(?:Date|Time)?String|Intl\.DateTimeFormat/, []],
  ['parts of a date', /\.get(?:UTC)?(?:FullYear|Month|Date|Day|Hours|Minutes)\(/, []],
  [
    'cut texts',
    /toISOString\(\)|china(?:Date|Minute)\([^\n]*\)\s*\.(?:slice|sub|split|replace)/,
    // what the control of a moment holds, which nobody reads as a text
    ['src/pages/studio/broadcasts/values.ts'],
  ],
  ['parts in words', /\$\{[^}]*\}[月日]/, ['src/pages/points/poster/words.ts']],
  [
    'formats of their own',
    /chinaFormat\(|from 'dayjs'|\.format\(/,
    // months to choose and the days of a calendar, which are no dates of anything
    [
      'src/entities/wallet/months.ts',
      'src/pages/course/own/day-name.ts',
      'src/entities/course/study/week-bars.ts',
    ],
  ],
  ['days to compare by, in words', /\{chinaDate\(/, []],
  [
    'days to compare by',
    /chinaDate\(/,
    [
      'src/entities/coupon/words.ts',
      'src/entities/ticket/words.ts',
      'src/pages/course/own/viewed/view.tsx',
      'src/pages/live/chat/list/row.tsx',
      'src/pages/membership/member-card.tsx',
      // documents, which are read in other years as well
      'src/entities/award/certificate.tsx',
      'src/pages/award/verify/view.tsx',
    ],
  ],
];

it.each(others)('learners read no dates by %s', (_what, pattern, exempt) => {
  expect(sources.length).toBeGreaterThan(500);
  const found = sources.filter(({ text }) => pattern.test(text)).map(({ file }) => file);
  expect(found.toSorted()).toEqual([...exempt].toSorted());
});

it.each([
  'new Date(at).toLocaleDateString()',
  'new Date(at).getMonth() + 1',
  "new Date(at).toISOString().split('T')",
  'chinaDate(at).slice(5)',
  `\${month}月\${day}日`,
  "chinaFormat(at, 'M月D日')",
  `至 \${chinaDate(until)}`,
])('%s is found', (text) => {
  expect(others.some(([, pattern]) => pattern.test(text))).toBe(true);
});
