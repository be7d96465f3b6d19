/**
 * `npm run test:changed [-- --since <commit>] [--near <distance>] [--list] [arguments of Vitest]`: runs the
 * files of tests that the changes since a commit can break (docs/tests.md). Without `--since`, since the
 * branch left the main one.
 */
import { spawnSync } from 'node:child_process';
import { changesSince } from '../test-reach/changed.ts';
import { knownDurations, nearestFirst } from '../test-reach/order.ts';
import { reachOf } from '../test-reach/reach.ts';
import { isWhole, kindOf, kinds } from '../test-reach/tests.ts';
import { workTree } from '../test-reach/tree.ts';

type Options = { since?: string; near: number; list: boolean; passed: string[] };

const readOptions = (args: readonly string[]): Options => {
  const options: Options = { near: Number.POSITIVE_INFINITY, list: false, passed: [] };
  for (let at = 0; at < args.length; at += 1) {
    const [name = '', value = args[at + 1] ?? ''] = (args[at] ?? '').split(/=(.*)/s);
    const next = (args[at] ?? '').includes('=') ? 0 : 1;
    if (name === '--list') options.list = true;
    else if (name === '--since') options.since = value;
    else if (name === '--near') options.near = Number(value);
    else options.passed.push(args[at] ?? '');
    if (name === '--since' || name === '--near') at += next;
  }
  return options;
};

const printCounts = (tests: readonly string[], all: readonly string[]): void => {
  for (const kind of kinds) {
    const ofKind = (files: readonly string[]) => files.filter((file) => kindOf(file) === kind);
    const count = ofKind(tests).length;
    if (count > 0) console.log(`  ${kind.padEnd(9)}${count} of ${ofKind(all).length} files`);
  }
};

const run = (tests: readonly string[], passed: readonly string[]): number => {
  const projects = kinds.filter((kind) => tests.some((file) => kindOf(file) === kind));
  const args = ['run', '--passWithNoTests', ...projects.map((kind) => `--project=${kind}`)];
  const { status } = spawnSync('vitest', [...args, ...passed, ...tests], { stdio: 'inherit' });
  return status ?? 1;
};

const { since: commit, near, list, passed } = readOptions(process.argv.slice(2));
const { since, files } = changesSince(commit);
const tree = workTree();
const { reached, breakAll } = reachOf(tree);
const config = breakAll(files);
const distances = reached(files);
const chosen = nearestFirst(distances, files[0] ?? '', knownDurations()).filter(
  (file) => (distances.get(file) ?? 0) <= near,
);
const tests = process.env.TEST_WHOLE ? chosen : chosen.filter((file) => !isWhole(file));
const left = chosen.length - tests.length;

console.log(`${files.length} files differ from ${since.slice(0, 10)}`);
if (config.length > 0) {
  console.log(`everything can break with ${config.join(', ')}: npm test`);
  process.exitCode = 1;
} else if (tests.length === 0) {
  console.log('no test reaches them');
} else {
  console.log('they are reached, by imports and by what tests read and open, from:');
  printCounts(tests, tree.files);
  if (list) for (const test of tests) console.log(`${distances.get(test)}\t${test}`);
  else process.exitCode = run(tests, passed);
}
if (left > 0) console.log(`${left} files more are the whole run's: TEST_WHOLE=1`);
