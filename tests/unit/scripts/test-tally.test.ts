import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { TestReport } from '#scripts/test-run/report.ts';
import { type Run, tally as tallyOf } from '#scripts/test-run/tally.ts';

type Status = 'passed' | 'failed' | 'skipped';
type File = { status: 'passed' | 'failed'; tests: readonly Status[]; path?: string };

const passing: File = { status: 'passed', tests: ['passed', 'passed'] };

/** The report of a run in the shape in which Vitest writes it. */
const reportOf = (files: readonly File[]): TestReport => ({
  testResults: files.map((each, position) => ({
    name: path.resolve(each.path ?? `tests/file-${position}.test.ts`),
    status: each.status,
    message: each.tests.includes('failed') ? '' : 'Error: the server did not start',
    assertionResults: each.tests.map((status, at) => ({
      status,
      fullName: `group does thing ${at}`,
      failureMessages: status === 'failed' ? [`expected ${at}\nto be right`] : [],
    })),
  })),
});

const nothing = { errors: [], files: [] };

const noticeOf = (files: readonly File[], more: Partial<Run> = {}) => {
  const report = reportOf(files);
  const plain = { facts: nothing, again: undefined, againFacts: nothing, status: 0, reason: '' };
  const { lines, good } = tallyOf({ report, ...plain, ...more });
  return { text: lines.join('\n'), good };
};

const printed = (files: readonly File[], reason = ''): string => noticeOf(files, { reason }).text;

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

describe('a second run', () => {
  const e2e = (tests: readonly Status[], path = 'tests/e2e/a.test.ts'): File => ({
    status: tests.includes('passed') && !tests.includes('failed') ? 'passed' : 'failed',
    tests,
    path,
  });
  const twice = (first: readonly File[], second: readonly File[]) =>
    noticeOf(first, { status: 1, again: reportOf(second) });

  it('makes a test pass that failed before, and lists both runs', () => {
    const { text, good } = twice([passing, e2e(['passed', 'failed'])], [e2e(['passed', 'passed'])]);
    expect(text.split('\n')).toEqual([
      'flaky',
      'tests/e2e/a.test.ts > group does thing 1',
      '  first run: failed',
      '    expected 1',
      '    to be right',
      '  second run, alone: passed',
      '',
      '4 passed, 0 failed',
    ]);
    expect(good).toBe(true);
  });

  it('lists a test that fails the second time alone', () => {
    const { text, good } = twice([e2e(['passed', 'failed'])], [e2e(['failed', 'passed'])]);
    expect(text.match(/^tests\/e2e.*$/gm)).toHaveLength(2);
    expect(text).toContain('2 passed, 0 failed');
    expect(good).toBe(true);
  });

  it('leaves a test failed that fails twice', () => {
    const { text, good } = twice([e2e(['passed', 'failed'])], [e2e(['passed', 'failed'])]);
    expect(text).not.toContain('flaky');
    expect(text).toContain('1 passed, 1 failed');
    expect(good).toBe(false);
  });

  it('leaves a test failed that the second run does not come to', () => {
    const first = [e2e(['passed', 'failed'])];
    expect(twice(first, [e2e([])])).toMatchObject({ good: false });
    expect(twice(first, []).text).toContain('1 passed, 1 failed');
    expect(twice(first, [e2e(['passed', 'skipped'])]).text).toContain('1 passed, 1 failed');
  });

  it('counts the tests of a file that did not begin the first time', () => {
    const { text, good } = twice([e2e(['skipped', 'skipped'])], [e2e(['passed', 'passed'])]);
    expect(text.split('\n')).toContain('tests/e2e/a.test.ts');
    expect(text).toContain('2 passed, 0 failed');
    expect(good).toBe(true);
  });

  it('bears three flaky tests and no more', () => {
    const fleet = (count: number, status: Status) =>
      e2e(Array.from({ length: count }, () => status));
    expect(twice([fleet(3, 'failed')], [fleet(3, 'passed')]).good).toBe(true);
    const { text, good } = twice([fleet(4, 'failed')], [fleet(4, 'passed')]);
    expect(text).toContain('4 flaky tests fail the run: at most 3 may be');
    expect(text).toMatch(/\n4 passed, 0 failed$/);
    expect(good).toBe(false);
  });
});

it('fails with what fails, and with what leaves no trace in the report', () => {
  expect(noticeOf([passing]).good).toBe(true);
  expect(noticeOf([{ status: 'failed', tests: ['failed'] }], { status: 1 }).good).toBe(false);
  const { text, good } = noticeOf([passing], { status: 7 });
  expect(text).toBe('failed: the run\n    it ended with exit code 7\n2 passed, 1 failed');
  expect(good).toBe(false);
});

it('counts an error outside of all tests, and names the ten slowest files', () => {
  const files = Array.from({ length: 12 }, (_, at) => ({ file: `file ${at}`, seconds: at / 2 }));
  const facts = { errors: ['Error: nobody waited'], files };
  const { text, good } = noticeOf([passing], { status: 1, facts });
  const lines = text.split('\n');
  expect(lines.slice(0, 2)).toEqual(['slowest files', '     5.5 s  file 11']);
  expect(lines[10]).toBe('     1.0 s  file 2');
  expect(lines.slice(-3)).toEqual([
    'failed: outside of all tests',
    '    Error: nobody waited',
    '2 passed, 1 failed',
  ]);
  expect(good).toBe(false);
});

it('reads the files of a run, of which the later ones may be missing', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'tally-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const report = path.join(folder, 'report.json');
  writeFileSync(report, JSON.stringify(reportOf([{ status: 'failed', tests: ['failed'] }])));
  const missing = ['--facts', 'none', '--again', 'none', '--again-facts', 'none'];
  const args = ['--import', 'tsx', 'scripts/tests/test-tally.ts', report, 'a reason', ...missing];
  const { stdout, status } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect(stdout.trim().split('\n').at(-1)).toBe('0 passed, 1 failed');
  expect(status).toBe(1);
});
