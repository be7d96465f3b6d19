import { type TestReport, testFileOf } from './report.ts';

type Outcome = 'passed' | 'failed' | 'skipped';
type Result = { outcome: Outcome; words: string };
type Case = Result & { key: string; title: string; isTest: boolean };

export type FailedTest = { title: string; words: string };
/** Passed in one run and failed in the other. */
export type Flaky = { title: string; first: Result; second: Result };
export type Verdict = {
  passed: number;
  skipped: number;
  failures: readonly FailedTest[];
  flaky: readonly Flaky[];
};

const outcomeOf = (status: string): Outcome =>
  status === 'passed' || status === 'failed' ? status : 'skipped';

/** The tests of a file, and the file itself, which fails where it fails outside its tests. */
const casesOfFile = (file: TestReport['testResults'][number]): Case[] => {
  const path = testFileOf(file);
  const seen = new Map<string, number>();
  const tests = file.assertionResults.map(({ status, fullName, failureMessages }): Case => {
    const title = `${path} > ${fullName}`;
    const count = seen.get(title) ?? 0;
    seen.set(title, count + 1);
    const words = (failureMessages ?? []).join('\n');
    return { key: `${title} ${count}`, title, isTest: true, outcome: outcomeOf(status), words };
  });
  const failedNear = file.status === 'failed' && !tests.some(({ outcome }) => outcome === 'failed');
  const ofFile = failedNear
    ? { outcome: 'failed' as const, words: file.message }
    : { outcome: 'passed' as const, words: '' };
  return [{ key: path, title: path, isTest: false, ...ofFile }, ...tests];
};

const casesOf = ({ testResults }: TestReport): Case[] => testResults.flatMap(casesOfFile);

/** The better of two results: a test that passed once has passed. */
const better = (first: Result, second: Result | undefined): Result =>
  [first, second].find((result) => result?.outcome === 'passed') ??
  [first, second].find((result) => result?.outcome === 'failed') ??
  first;

const isFlaky = (one: Result, other: Result): boolean =>
  (one.outcome === 'passed' && other.outcome === 'failed') ||
  (one.outcome === 'failed' && other.outcome === 'passed');

/** What a run came to, and what some of its files came to when they ran a second time. */
export const verdictOf = (first: TestReport, again: TestReport = { testResults: [] }): Verdict => {
  const second = new Map(casesOf(again).map((one) => [one.key, one]));
  const cases = casesOf(first).map((one) => {
    const other = second.get(one.key);
    return { ...one, first: one, second: other, last: better(one, other).outcome };
  });
  const count = (wanted: Outcome) =>
    cases.filter(({ isTest, last }) => isTest && last === wanted).length;
  return {
    passed: count('passed'),
    skipped: count('skipped'),
    failures: cases.filter(({ last }) => last === 'failed'),
    flaky: cases.flatMap(({ title, first: one, second: other }) =>
      other && isFlaky(one, other) ? [{ title, first: one, second: other }] : [],
    ),
  };
};

/** Browser tests and stories, which a busy machine may disturb; other tests get no second run. */
const disturbable = (path: string): boolean =>
  path.startsWith('tests/e2e/') || /\.stories\.tsx$/.test(path);

/** The failed files that may run a second time. */
export const repeatable = ({ testResults }: TestReport): string[] =>
  testResults
    .filter(({ status }) => status === 'failed')
    .map(testFileOf)
    .filter(disturbable);
