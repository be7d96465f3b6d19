/**
 * Finds unused code, once with tests, stories and benchmarks as users, and once without. An export only for
 * tests needs `@internal` with its reason.
 */
import { spawnSync } from 'node:child_process';

const runs: readonly (readonly string[])[] = [
  [],
  [
    ...['--production', '--config', 'scripts/check/knip-production.jsonc'],
    ...['--include', 'files,exports,types,enumMembers,duplicates'],
  ],
];

const passed = runs.map((args) => spawnSync('knip', args, { stdio: 'inherit' }).status === 0);
process.exitCode = passed.every(Boolean) ? 0 : 1;
