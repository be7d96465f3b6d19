/**
 * Reruns the failed browser and story files of a report, one after the other: `tsx
 * scripts/tests/test-again.ts <report> <second report> <second facts>`.
 */
import { spawnSync } from 'node:child_process';
import { readTestReport } from '../test-run/report.ts';
import { repeatable } from '../test-run/verdict.ts';

/** A busy machine disturbs fewer files; with more, something is broken, so none runs again. */
const MOST_FILES = 10;

const [report = '', again = '', facts = ''] = process.argv.slice(2);
const files = repeatable(readTestReport(report));

const repeat = (): void => {
  console.log(`\nonce more, alone: ${files.join(' ')}`);
  const projects = ['--project=e2e', '--project=stories'];
  const reporters = [
    '--reporter=default',
    '--reporter=json',
    '--reporter=./scripts/test-run/facts-reporter.ts',
  ];
  spawnSync('vitest', ['run', ...projects, ...reporters, `--outputFile.json=${again}`, ...files], {
    stdio: 'inherit',
    env: { ...process.env, VITEST_MAX_WORKERS: '1', TEST_FACTS: facts },
  });
};

if (files.length > MOST_FILES) console.log(`${files.length} files failed: none runs again`);
else if (files.length > 0) repeat();
