/** All checks, one for each core at a time; a failed one does not hide the others. */
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';

const checks: Record<string, readonly string[]> = {
  // the longest first
  budgets: ['tsx', 'scripts/check/budgets.ts'],
  types: ['tsc', '-p', '.'],
  format: ['biome', 'ci', '.', ...(process.stdout.isTTY ? [] : ['--colors=off'])],
  boundaries: ['tsx', 'scripts/check/boundaries.ts'],
  unused: ['tsx', 'scripts/check/unused.ts'],
  documents: ['tsx', 'scripts/check/documents.ts'],
  styles: ['tsx', 'scripts/check/styles.ts'],
  words: ['tsx', 'scripts/check/words.ts'],
};

const wanted = process.argv.slice(2);
const chosen = Object.entries(checks).filter(
  ([name]) => wanted.length === 0 || wanted.includes(name),
);

type Outcome = { check: string; outcome: 'ok' | 'FAILED'; seconds: number };

const secondsSince = (started: number): number => Math.round((Date.now() - started) / 100) / 10;

/** Runs one check, and prints what it said as a whole once it is over. */
const runCheck = async (check: string, [command = '', ...args]: readonly string[]) => {
  const started = Date.now();
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  const status = await new Promise((resolve) => {
    child.once('close', resolve);
    child.once('error', (error) => {
      chunks.push(Buffer.from(`${error}\n`));
      resolve(1);
    });
  });
  console.log(`\n== ${check}`);
  process.stdout.write(Buffer.concat(chunks));
  const outcome: Outcome = {
    check,
    outcome: status === 0 ? 'ok' : 'FAILED',
    seconds: secondsSince(started),
  };
  return outcome;
};

const runNext = async (outcomes: Outcome[]): Promise<void> => {
  for (let next = chosen.shift(); next; next = chosen.shift())
    outcomes.push(await runCheck(...next));
};

const outcomes: Outcome[] = [];
await Promise.all(Array.from({ length: availableParallelism() }, () => runNext(outcomes)));
console.table(outcomes);
process.exitCode = outcomes.every(({ outcome }) => outcome === 'ok') ? 0 : 1;
