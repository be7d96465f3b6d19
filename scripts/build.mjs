/**
 * Builds `dist/client`, `dist/operator`, `dist/preview`, `dist/server`, `dist/first-paint` and `dist/media` for production; `--if-stale`: only when a source changed
 * since the last build.
 */
import path from 'node:path';
import { firstPaint } from './first-paint.mjs';
import { precompress } from './precompress.mjs';
import { filesOf, fingerprint, root } from './project.mjs';
import { rasterPictures } from './raster-pictures.mjs';
import { fail, stopSignal } from './start/child.mjs';
import { makeOnce } from './start/make-once.mjs';
import { buildFailure } from './start/sentences.mjs';

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

const build = async ({ report }) => {
  process.env.NODE_ENV = 'production';
  const vite = await import('vite');
  const shared = { root, mode: 'production', logLevel: 'warn' };
  report('学员端');
  await vite.build(shared);
  await vite.build({ ...shared, ...worker });
  report('运营后台');
  await vite.build({ ...shared, mode: 'operator' });
  await vite.build({ ...shared, mode: 'preview' });
  report('服务端');
  await vite.build({ ...shared, build: { ssr: 'server/main.ts' } });
  await vite.build({ ...shared, ...firstPaint });
  report('图片');
  const { module: widths } = await vite.runnerImport(path.join(root, 'schemas/picture-widths.ts'));
  await rasterPictures(
    path.join(root, 'server/db/demo/media'),
    path.join(root, 'dist/media'),
    widths.pictureWidths,
  );
  report('压缩');
  precompress(
    filesOf(['dist/client', 'dist/operator', 'dist/preview']).map((file) => path.join(root, file)),
  );
};

const signal = stopSignal();
try {
  await makeOnce({
    folder: path.join(root, 'dist'),
    lock: path.join(root, '.cache/build-lock'),
    results: ['client/index.html', 'server/main.js'],
    ifStale: process.argv.includes('--if-stale'),
    // the build reads its sources and this one environment variable
    readStamp: () => `${fingerprint(sources)} ${process.env.VITE_AUTH_ORIGIN ?? ''}`,
    make: (report) => build({ report, signal }),
  });
} catch (error) {
  if (!signal.aborted) {
    // `npm start` shows the sentence alone
    if (!process.connected) console.error(error.message);
    fail(buildFailure(String(error.message), root));
  }
}
