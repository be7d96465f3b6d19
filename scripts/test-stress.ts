/**
 * Runs one test file 20 times while every core is busy with something else: `npm run test:stress
 * tests/e2e/home.test.ts`. Fails when one run does, and says which tests failed how often.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { readReport } from './test-run/report.ts';
import { verdictOf } from './test-run/verdict.ts';

const RUNS = 20;

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

const failuresOf = (file: string, run: number): string[] => {
  const report = path.join(folder, `${run}.json`);
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  const { status } = spawnSync('vitest', ['run', ...reporters, file], { stdio: 'inherit' });
  if (status === 0) return [];
  const failures = existsSync(report) ? verdictOf(readReport(report)).failures : [];
  return failures.length > 0 ? failures.map(({ title }) => title) : ['the run itself'];
};

const repeat = (file: string): boolean => {
  const times = new Map<string, number>();
  let failed = 0;
  for (let run = 1; run <= RUNS; run += 1) {
    const failures = failuresOf(file, run);
    if (failures.length > 0) failed += 1;
    for (const title of failures) times.set(title, (times.get(title) ?? 0) + 1);
    console.log(`run ${run} of ${RUNS}: ${failures.length === 0 ? 'passed' : 'FAILED'}`);
  }
  for (const [title, count] of times) console.log(`failed ${count} times: ${title}`);
  console.log(`${RUNS - failed} runs passed, ${failed} failed`);
  return failed === 0;
};

const [file] = process.argv.slice(2);
if (file && existsSync(file)) {
  const stopLoad = startLoad();
  try {
    process.exitCode = repeat(file) ? 0 : 1;
  } finally {
    stopLoad();
    rmSync(folder, { recursive: true, force: true });
  }
} else {
  console.error('which test file? npm run test:stress tests/e2e/home.test.ts');
  process.exitCode = 2;
}
