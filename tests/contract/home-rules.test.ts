import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Rule, file and name of every test that `docs/home-rules.md` names. */
const rows = readFileSync('docs/home-rules.md', 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, rule, file, name] = /^\| (.+?) \| `(tests\/[^`]+)` \| (.+?) \|$/.exec(line) ?? [];
    return rule && file && name ? [[rule, file, name] as const] : [];
  });

test('the table names a test for every subject of the specification', () => {
  expect(rows.length).toBeGreaterThan(40);
  const text = readFileSync('docs/home-rules.md', 'utf8');
  for (const subject of [
    'Variant 1',
    'Variants 2 to 4',
    'Ordered variant',
    'Live',
    'Activity countdown',
    'Paging',
    'Version switch',
    'Graphic lessons',
  ])
    expect(text).toContain(`## ${subject}`);
});

test.each(rows)('%s', (_rule, file, name) => {
  expect(existsSync(file)).toBe(true);
  const source = readFileSync(file, 'utf8');
  const called = ["'", '"', '`'].some((quote) => source.includes(`${quote}${name}${quote}`));
  expect(called, `${file} has no test called “${name}”`).toBe(true);
});
