/**
 * Builds `dist/client`, `dist/operator`, `dist/preview`, `dist/server`, `dist/first-paint` and `dist/media` for production; `--if-stale`: only when a source changed
 * since the last build. The stamp is written last, so a broken build counts as none.
 */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { firstPaint } from './first-paint.mjs';
import { precompress } from './precompress.mjs';
import { filesOf, fingerprint, root } from './project.mjs';
import { rasterPictures } from './raster-pictures.mjs';

const sources = [
  'index.html',
  'package-lock.json',
  'schemas',
  'scripts/boot-shapes.ts',
  'scripts/build.mjs',
  'scripts/console-groups.ts',
  'scripts/early-vendor.ts',
  'scripts/first-paint.mjs',
  'scripts/first-sections.ts',
  'scripts/layouts',
  'scripts/page-groups.ts',
  'scripts/raster-pictures.mjs',
  'scripts/registered-pages.ts',
  'scripts/precompress.mjs',
  'sections',
  'server',
  'src',
  'tsconfig.json',
  'vite.config.ts',
];
const stampFile = path.join(root, 'dist/.stamp');

const isFresh = (stamp) => existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp;

/** The service worker: one file without a hash, since browsers know it by its address. */
const worker = {
  configFile: false,
  publicDir: false,
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    outDir: 'dist/client',
    emptyOutDir: false,
    target: 'es2022',
    rolldownOptions: {
      input: 'src/app/service-worker.ts',
      output: { format: 'iife', entryFileNames: 'sw.js' },
    },
  },
};

const build = async (stamp) => {
  rmSync(stampFile, { force: true });
  process.env.NODE_ENV = 'production';
  const vite = await import('vite');
  const shared = { root, mode: 'production', logLevel: 'warn' };
  await vite.build(shared);
  await vite.build({ ...shared, ...worker });
  await vite.build({ ...shared, mode: 'operator' });
  await vite.build({ ...shared, mode: 'preview' });
  await vite.build({ ...shared, build: { ssr: 'server/main.ts' } });
  await vite.build({ ...shared, ...firstPaint });
  const { module: widths } = await vite.runnerImport(path.join(root, 'schemas/picture-widths.ts'));
  await rasterPictures(
    path.join(root, 'server/db/demo/media'),
    path.join(root, 'dist/media'),
    widths.pictureWidths,
  );
  precompress(
    filesOf(['dist/client', 'dist/operator', 'dist/preview']).map((file) => path.join(root, file)),
  );
  writeFileSync(stampFile, stamp);
};

// the build reads its sources and this one environment variable
const stamp = `${fingerprint(sources)} ${process.env.VITE_AUTH_ORIGIN ?? ''}`;
if (!process.argv.includes('--if-stale') || !isFresh(stamp)) await build(stamp);
