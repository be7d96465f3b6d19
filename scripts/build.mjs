/**
 * Builds `dist/client`, `dist/operator`, `dist/preview`, `dist/server`, `dist/first-paint` and `dist/media` for production; `--if-stale`: only when a source changed
 * since the last build. The stamp is written last, so a broken build counts as none.
 */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sources } from './build/sources.mjs';
import { fingerprint, root } from './project.mjs';

const stampFile = path.join(root, 'dist/.stamp');

const isFresh = (stamp) => existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp;

const build = async (stamp) => {
  rmSync(stampFile, { force: true });
  const { makeBuild } = await import('./build/make.mjs');
  await makeBuild({ report: (step) => console.log(step) });
  writeFileSync(stampFile, stamp);
};

// the build reads its sources and this one environment variable
const stamp = `${fingerprint(sources)} ${process.env.VITE_AUTH_ORIGIN ?? ''}`;
if (!process.argv.includes('--if-stale') || !isFresh(stamp)) await build(stamp);
