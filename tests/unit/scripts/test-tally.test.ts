import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';

const directory = mkdtempSync(join(tmpdir(), 'tally-'));
afterAll(() => rmSync(directory, { recursive: true }));

type File = { status: 'passed' | 'failed'; tests: readonly ('passed' | 'failed' | 'skipped')[] };

const passing: File = { status: 'passed', tests: ['passed', 'passed'] };

/** What is printed for test files, in the shape in which Vitest reports them. */
const tally = (files: readonly File[], ...reason: string[]): string => {
  const tests = files.flatMap((each) => each.tests);
  const count = (wanted: string) => tests.filter((status) => status === wanted).length;
  const report = {
    numTotalTests: tests.length,
    numPassedTests: count('passed'),
    numFailedTests: count('failed'),
    testResults: files.map((each) => ({
      status: each.status,
      assertionResults: each.tests.map((status) => ({ status })),
    })),
  };
  const file = join(directory, 'report.json');
  writeFileSync(file, JSON.stringify(report));
  const args = ['scripts/test-tally.mjs', file, ...reason];
  return execFileSync(process.execPath, args, { encoding: 'utf8' }).trim();
};

it('counts tests', () => {
  expect(tally([passing, { status: 'failed', tests: ['failed', 'passed', 'failed'] }])).toBe(
    '3 passed, 2 failed',
  );
});

it.each<{ what: string; file: File; printed: string }>([
  {
    what: 'that did not load',
    file: { status: 'failed', tests: [] },
    printed: '2 passed, 1 failed',
  },
  {
    what: 'whose beginning failed',
    file: { status: 'failed', tests: ['skipped', 'skipped'] },
    printed: '2 passed, 1 failed, 2 skipped',
  },
  {
    what: 'whose end failed',
    file: { status: 'failed', tests: ['passed'] },
    printed: '3 passed, 1 failed',
  },
])('counts a file $what as a failure', ({ file, printed }) => {
  expect(tally([passing, file])).toBe(printed);
});

it('says how many were left out, and why', () => {
  const partly: File = { status: 'passed', tests: ['passed', 'skipped'] };
  expect(tally([passing, partly])).toBe('3 passed, 0 failed, 1 skipped');
  const reason = 'no PostgreSQL server';
  expect(tally([partly], reason)).toBe('1 passed, 0 failed, 1 skipped (no PostgreSQL server)');
  expect(tally([passing], reason)).toBe('2 passed, 0 failed');
});
