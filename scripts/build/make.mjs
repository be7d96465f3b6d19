import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';
import { filesOf, fingerprint, root } from '../project.mjs';
import { removeUnused } from './cached.mjs';
import { importBundled } from './import-bundled.mjs';
import { rows } from './parts.mjs';
import { partSources } from './sources.mjs';

const listener = () => {
  const lines = [];
  const say = (text) => lines.push(text);
  const logger = {
    hasWarned: false,
    info: () => undefined,
    warn: say,
    warnOnce: say,
    error: say,
    clearScreen: () => undefined,
    hasErrorLogged: () => false,
  };
  return { lines, logger };
};

const fail = (title, error) => {
  throw new Error(`${title}失败：${error instanceof Error ? error.message : error}`, {
    cause: error,
  });
};

/** The fingerprint of a part's sources; written last, so that a half-built part has none. */
const stampOf = (part) => path.join(root, 'dist/.parts', part);

const isFresh = (part, stamp) =>
  existsSync(path.join(root, 'dist', part)) &&
  existsSync(stampOf(part)) &&
  readFileSync(stampOf(part), 'utf8') === stamp;

const checkLayouts = async () => {
  const { readLayoutFile } = await importBundled('scripts/layouts/read-layout.ts');
  for (const file of filesOf(['src/layouts']).filter((name) => name.endsWith('.json')))
    readLayoutFile(file);
};

const makeRow = async (row, keepsParts, step, bundle) => {
  for (const [part, steps] of Object.entries(row)) {
    const stamp = `${fingerprint(partSources[part])} ${process.env.VITE_AUTH_ORIGIN ?? ''}`;
    if (keepsParts && isFresh(part, stamp)) continue;
    rmSync(stampOf(part), { force: true });
    for (const { title, run } of steps) await step(title, () => run(bundle));
    mkdirSync(path.dirname(stampOf(part)), { recursive: true });
    writeFileSync(stampOf(part), stamp);
  }
};

/** Waits for all rows, so that nothing writes any more when a failure is reported. */
const allOf = async (made) => {
  const results = await Promise.allSettled(made);
  const failed = results.find(({ status }) => status === 'rejected');
  if (failed) throw failed.reason;
};

const abortOf = (signal) =>
  new Promise((_resolve, reject) => {
    const abort = () => reject(signal.reason);
    if (signal?.aborted) abort();
    signal?.addEventListener('abort', abort, { once: true });
  });

/**
 * Builds all of `dist` in this process; with `keepsParts` only the stale parts. `report` gets the name of
 * each step as it begins. After a failure nothing is running; but a running bundle cannot be stopped, so
 * whoever aborts should end the process.
 */
export const makeBuild = async ({ report, keepsParts, signal }) => {
  process.env.NODE_ENV = 'production';
  const { lines, logger } = listener();
  const failure = new AbortController();
  const step = async (title, run) => {
    signal?.throwIfAborted();
    failure.signal.throwIfAborted();
    report(title);
    try {
      await run();
    } catch (error) {
      failure.abort(error);
      fail(title, error);
    }
  };
  const shared = { root, mode: 'production', logLevel: 'warn', customLogger: logger };
  const bundle = (config) => build({ ...shared, ...config });
  const make = async () => {
    await step('检查布局', checkLayouts);
    await allOf(rows.map((row) => makeRow(row, keepsParts, step, bundle)));
    removeUnused('brotli');
  };
  try {
    await Promise.race([make(), abortOf(signal)]);
  } catch (error) {
    if (lines.length > 0 && !signal?.aborted) console.error(lines.join('\n'));
    throw error;
  }
  if (process.env.BUILD_VERBOSE && lines.length > 0) console.warn(lines.join('\n'));
};
