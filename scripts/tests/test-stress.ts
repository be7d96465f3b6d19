/**
 * Runs test files 20 times on a crowded machine: `npm run test:stress tests/e2e/home/*.test.ts`. Every
 * core is busy with something else meanwhile, and many files with a server crowd each other as well. Fails when one
 * run does, and says which tests failed how often.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { readTestReport, testFileOf } from '../test-run/report.ts';
import { verdictOf } from '../test-run/verdict.ts';

const RUNS = 20;
/** So many files run at a time where there are as many. */
const CROWD = 3 * availableParallelism();

/** Keeps a core busy in slices, between which it notices the end of its parent. */
const BUSY = `
  const spin = () => {
    for (const end = Date.now() + 50; Date.now() < end; );
    setImmediate(spin);
  };
  process.stdin.once('end', () => process.exit()).resume();
  spin();
`;

const startLoad = (): (() => void) => {
  const busy = Array.from({ length: availableParallelism() }, () =>
    spawn(process.execPath, ['--eval', BUSY], { stdio: ['pipe', 'ignore', 'inherit'] }),
  );
  return () => {
    for (const child of busy) child.kill();
  };
};

const folder = mkdtempSync(path.join(tmpdir(), 'test-stress-'));

type Run = { files: string[]; failures: string[] };

const runOnce = (files: readonly string[], run: number): Run => {
  const report = path.join(folder, `${run}.json`);
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  const crowd = files.length < CROWD ? {} : { TEST_FILES_AT_ONCE: String(CROWD) };
  const { status } = spawnSync('vitest', ['run', ...reporters, ...files], {
    stdio: 'inherit',
    env: { ...process.env, ...crowd },
  });
  const testReport = existsSync(report) ? readTestReport(report) : { testResults: [] };
  const failures = status === 0 ? [] : verdictOf(testReport).failures.map(({ title }) => title);
  return {
    files: testReport.testResults.map(testFileOf),
    failures: status === 0 || failures.length > 0 ? failures : ['the run itself'],
  };
};

const counted = (titles: readonly string[]): [title: string, times: number][] => {
  const times = new Map<string, number>();
  for (const title of titles) times.set(title, (times.get(title) ?? 0) + 1);
  return [...times].sort();
};

const repeat = (files: readonly string[]): boolean => {
  const runs = Array.from({ length: RUNS }, (_, index) => {
    const run = runOnce(files, index + 1);
    console.log(`run ${index + 1} of ${RUNS}: ${run.failures.length ? 'FAILED' : 'passed'}`);
    return run;
  });
  for (const [file, times] of counted(runs.flatMap((run) => run.files))) {
    console.log(`ran ${times} times: ${file}`);
  }
  const failures = runs.flatMap((run) => run.failures);
  for (const [title, times] of counted(failures)) console.log(`failed ${times} times: ${title}`);
  const failed = runs.filter((run) => run.failures.length > 0).length;
  console.log(`${RUNS - failed} runs passed, ${failed} failed`);
  return failed === 0;
};

const files = process.argv.slice(2);
if (files.length > 0 && files.every((file) => existsSync(file))) {
  const stopLoad = startLoad();
  try {
    process.exitCode = repeat(files) ? 0 : 1;
  } finally {
    stopLoad();
    rmSync(folder, { recursive: true, force: true });
  }
} else {
  console.error('which test files? npm run test:stress tests/e2e/home/*.test.ts');
  process.exitCode = 2;
}
