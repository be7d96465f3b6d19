/**
 * The time that a phone needs for one hostile answer: for 100,000 mutated real answers, each judged for its
 * section, and 10,000 random documents, each composed and resolved. `tests/fuzz` generates them. Each is
 * timed by itself after a warm-up.
 */
import { rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { verdict } from './serve-page.ts';

process.env.NODE_ENV = 'production';

const ANSWERS = 100_000;
const DOCUMENTS = 10_000;
const WARM_UP = 0.05;
/** In milliseconds, for the slowest of a thousand. */
const GOAL = 20;

type Measure = typeof import('./fuzzed-answers/measure.ts');

const outDir = path.resolve('.cache/bench-fuzzed-answers');

// bundled like the product, since endpoints are found by Vite's `import.meta.glob`
const bundled = async (): Promise<Measure> => {
  await build({
    configFile: path.resolve('vite.config.ts'),
    mode: 'production',
    logLevel: 'error',
    build: { ssr: 'bench/fuzzed-answers/measure.ts', outDir, emptyOutDir: true },
  });
  return import(pathToFileURL(path.join(outDir, 'measure.js')).href);
};

const print = (what: string, times: readonly number[]): boolean => {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN;
  const ms = (value: number) => `${value.toFixed(3)} ms`;
  const slow = at(0.999);
  console.log(
    `${times.length} ${what}: median ${ms(at(0.5))}, p99 ${ms(at(0.99))}, ` +
      `p99.9 ${ms(slow)}, max ${ms(at(1))}`,
  );
  const ratio = slow / GOAL;
  console.log(`p99.9 to ${GOAL} ms: ${ratio.toFixed(3)} (goal < 1: ${verdict(ratio < 1)})`);
  return ratio < 1;
};

const { timesOfAnswers, timesOfDocuments } = await bundled();
timesOfAnswers(ANSWERS * WARM_UP);
const answers = print('changed answers', timesOfAnswers(ANSWERS));
timesOfDocuments(DOCUMENTS * WARM_UP);
const documents = print('random documents', timesOfDocuments(DOCUMENTS));
rmSync(outDir, { recursive: true, force: true });
if (!answers || !documents) process.exitCode = 1;
