/**
 * Runs test files in waves until one fails: `tsx scripts/test-faults/run-files.ts <file> --project=<name>…`.
 * The file has the waves as JSON and is overwritten with the outcome.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createVitest, type TestModule, type TestRunResult } from 'vitest/node';
import type { Failure, Outcome } from './run-waves.ts';

const [path = '', ...wanted] = process.argv.slice(2);
const waves: string[][] = JSON.parse(readFileSync(path, 'utf8'));
const project = wanted.map((option) => option.replace('--project=', ''));

const tell = (outcome: Outcome): void => writeFileSync(path, JSON.stringify(outcome));

const firstLine = (text: unknown): string => String(text).split('\n')[0] ?? '';

const failureIn = (module: TestModule): Failure[] => {
  const file = module.relativeModuleId;
  const tests = [...module.children.allTests()];
  const failed = tests.find((test) => test.result().state === 'failed');
  if (failed) {
    const reason = firstLine(failed.result().errors?.[0]?.message);
    return [{ file, test: `${failed.fullName}: ${reason}` }];
  }
  const [error] = [
    ...module.errors(),
    ...[...module.children.allSuites()].flatMap((suite) => suite.errors()),
  ];
  return error ? [{ file, test: firstLine(error.message) }] : [];
};

const failureOf = ({ testModules, unhandledErrors }: TestRunResult): Failure | undefined => {
  const [failure] = testModules.flatMap(failureIn);
  if (failure || unhandledErrors.length === 0) return failure;
  const [error] = unhandledErrors;
  return { file: '', test: firstLine(error instanceof Error ? error.message : error) };
};

const vitest = await createVitest('test', {
  watch: false,
  bail: 1,
  project,
  reporters: [{}],
});
let done = 0;
let failure: Failure | undefined;
tell({ done });
for (const wave of waves) {
  const specifications = await vitest.globTestSpecifications(wave);
  failure = failureOf(await vitest.runTestSpecifications(specifications));
  if (failure) break;
  done += wave.length;
  tell({ done });
}
tell({ done, ended: true, ...(failure ? { failure } : {}) });
await vitest.close();
process.exit(0);
