import type { RunFacts, TestReport } from './report.ts';
import { type FailedTest, type Flaky, verdictOf } from './verdict.ts';

const MESSAGE_LINES = 14;
const SLOWEST = 10;
/** More flaky tests than this point to a fault in the product or in the tests. */
const MOST_FLAKY = 3;

export type Run = {
  report: TestReport;
  facts: RunFacts;
  again: TestReport | undefined;
  againFacts: RunFacts;
  status: number;
  reason: string;
};

const inset = (words: string): string[] =>
  words === ''
    ? []
    : words
        .split('\n')
        .slice(0, MESSAGE_LINES)
        .map((line) => `    ${line}`);

const slowestOf = ({ files }: RunFacts): string[] => {
  if (files.length === 0) return [];
  const slowest = files.toSorted((a, b) => b.seconds - a.seconds).slice(0, SLOWEST);
  const rows = slowest.map(({ file, seconds }) => `${seconds.toFixed(1).padStart(8)} s  ${file}`);
  return ['slowest files', ...rows, ''];
};

const flakyLines = (flaky: readonly Flaky[]): string[] => {
  if (flaky.length === 0) return [];
  const runs = flaky.flatMap(({ title, first, second }) => [
    title,
    `  first run: ${first.outcome}`,
    ...inset(first.words),
    `  second run, alone: ${second.outcome}`,
    ...inset(second.words),
  ]);
  const tooMany = `${flaky.length} flaky tests fail the run: at most ${MOST_FLAKY} may be`;
  return ['flaky', ...runs, ...(flaky.length > MOST_FLAKY ? [tooMany] : []), ''];
};

/** A run with a bad exit code fails, even if no test explains it. */
const unexplained = (status: number, explained: boolean): FailedTest[] =>
  status === 0 || explained
    ? []
    : [{ title: 'the run', words: `it ended with exit code ${status}` }];

/** The output for a run, its counts in the last line, and whether the run is good. */
export const tally = (run: Run): { lines: string[]; good: boolean } => {
  const { passed, skipped, flaky, ...verdict } = verdictOf(run.report, run.again);
  const unhandled = [run.facts, run.againFacts].flatMap(({ errors }) =>
    errors.map((words) => ({ title: 'outside of all tests', words })),
  );
  const known = [...verdict.failures, ...unhandled];
  const failures = [...known, ...unexplained(run.status, known.length + flaky.length > 0)];
  const why = run.reason && ` (${run.reason})`;
  const left = skipped > 0 ? `, ${skipped} skipped${why}` : '';
  return {
    lines: [
      ...slowestOf(run.facts),
      ...failures.flatMap(({ title, words }) => [`failed: ${title}`, ...inset(words)]),
      ...flakyLines(flaky),
      `${passed} passed, ${failures.length} failed${left}`,
    ],
    good: failures.length === 0 && flaky.length <= MOST_FLAKY,
  };
};
