import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';

const directory = mkdtempSync(join(tmpdir(), 'tally-'));
afterAll(() => rmSync(directory, { recursive: true }));

type Status = 'passed' | 'failed' | 'skipped';
type File = { status: 'passed' | 'failed'; tests: readonly Status[] };

const passing: File = { status: 'passed', tests: ['passed', 'passed'] };

/** What is printed for test files, in the shape in which Vitest reports them. */
const printed = (files: readonly File[], ...reason: string[]): string => {
  const tests = files.flatMap((each) => each.tests);
  const count = (wanted: string) => tests.filter((status) => status === wanted).length;
  const report = {
    numTotalTests: tests.length,
    numPassedTests: count('passed'),
    numFailedTests: count('failed'),
    testResults: files.map((each, place) => ({
      name: join(process.cwd(), `tests/file-${place}.test.ts`),
      status: each.status,
      message: each.tests.includes('failed') ? '' : 'Error: the server did not start',
      assertionResults: each.tests.map((status, at) => ({
        status,
        fullName: `group does thing ${at}`,
        failureMessages: status === 'failed' ? [`expected ${at}\nto be right`] : [],
      })),
    })),
  };
  const file = join(directory, 'report.json');
  writeFileSync(file, JSON.stringify(report));
  const args = ['scripts/test-tally.mjs', file, ...reason];
  return execFileSync(process.execPath, args, { encoding: 'utf8' }).trim();
};

/** The line of counts, which comes last. */
const tally = (...args: Parameters<typeof printed>): string | undefined =>
  printed(...args)
    .split('\n')
    .at(-1);

it('counts tests', () => {
  expect(tally([passing, { status: 'failed', tests: ['failed', 'passed', 'failed'] }])).toBe(
    '3 passed, 2 failed',
  );
});

it.each<{ what: string; file: File; line: string }>([
  {
    what: 'that did not load',
    file: { status: 'failed', tests: [] },
    line: '2 passed, 1 failed',
  },
  {
    what: 'whose beginning failed',
    file: { status: 'failed', tests: ['skipped', 'skipped'] },
    line: '2 passed, 1 failed, 2 skipped',
  },
  {
    what: 'whose end failed',
    file: { status: 'failed', tests: ['passed'] },
    line: '3 passed, 1 failed',
  },
])('counts a file $what as a failure', ({ file, line }) => {
  expect(tally([passing, file])).toBe(line);
});

it('says how many were left out, and why', () => {
  const partly: File = { status: 'passed', tests: ['passed', 'skipped'] };
  expect(tally([passing, partly])).toBe('3 passed, 0 failed, 1 skipped');
  const reason = 'no PostgreSQL server';
  expect(tally([partly], reason)).toBe('1 passed, 0 failed, 1 skipped (no PostgreSQL server)');
  expect(tally([passing], reason)).toBe('2 passed, 0 failed');
});

it('names what failed, and with which words', () => {
  const partly: File = { status: 'failed', tests: ['passed', 'failed'] };
  const unloaded: File = { status: 'failed', tests: [] };
  expect(printed([passing, partly, unloaded]).split('\n')).toEqual([
    'failed: tests/file-1.test.ts > group does thing 1',
    '    expected 1',
    '    to be right',
    'failed: tests/file-2.test.ts',
    '    Error: the server did not start',
    '3 passed, 2 failed',
  ]);
  expect(printed([passing])).toBe('2 passed, 0 failed');
});
