/** All checks, one after the other; a failed one does not hide the next. */
import { spawnSync } from 'node:child_process';

const checks: Record<string, readonly string[]> = {
  types: ['tsc', '-p', '.'],
  format: ['biome', 'ci', '.', ...(process.stdout.isTTY ? [] : ['--colors=off'])],
  boundaries: ['tsx', 'scripts/check/boundaries.ts'],
  unused: ['tsx', 'scripts/check/unused.ts'],
  documents: ['tsx', 'scripts/check/documents.ts'],
  budgets: ['tsx', 'scripts/check/budgets.ts'],
};

const wanted = process.argv.slice(2);
const chosen = Object.entries(checks).filter(
  ([name]) => wanted.length === 0 || wanted.includes(name),
);

const outcomes = chosen.map(([name, [command = '', ...args]]) => {
  console.log(`\n== ${name}`);
  const started = Date.now();
  const { status } = spawnSync(command, args, { stdio: 'inherit', shell: false });
  return { check: name, outcome: status === 0 ? 'ok' : 'FAILED', seconds: seconds(started) };
});

function seconds(started: number): number {
  return Math.round((Date.now() - started) / 100) / 10;
}

console.table(outcomes);
process.exitCode = outcomes.every(({ outcome }) => outcome === 'ok') ? 0 : 1;
