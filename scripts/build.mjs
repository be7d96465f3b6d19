/** Builds all parts of `dist/` for production. `--if-stale`: only if a source has changed. */
import path from 'node:path';
import { sources } from './build/sources.mjs';
import { fingerprint, root } from './project.mjs';
import { fail, stopSignal } from './start/child.mjs';
import { makeOnce } from './start/make-once.mjs';
import { buildFailure } from './start/sentences.mjs';

const build = async (options) => {
  const { makeBuild } = await import('./build/make.mjs');
  await makeBuild(options);
};

const signal = stopSignal();
try {
  await makeOnce({
    folder: path.join(root, 'dist'),
    lock: path.join(root, '.cache/build-lock'),
    results: ['client/index.html', 'server/main.js'],
    ifStale: process.argv.includes('--if-stale'),
    // the build depends on its sources and this one environment variable
    readStamp: () => `${fingerprint(sources)} ${process.env.VITE_AUTH_ORIGIN ?? ''}`,
    make: (report, keepsParts) => build({ report, keepsParts, signal }),
  });
} catch (error) {
  if (!signal.aborted) {
    // `npm start` prints only the sentence
    if (!process.connected) console.error(error.message);
    fail(buildFailure(String(error.message), root));
  }
}
