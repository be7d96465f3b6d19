import path from 'node:path';
import { build } from 'vite';
import { cachedFolder } from '../../harness/cached-folder.ts';

const sources = ['package-lock.json', 'schemas', 'scripts', 'sections', 'src', 'vite.config.ts'];

/**
 * The folder of a harness (a page of its own under `root`), built with React's own warnings, which
 * fail a browser test.
 */
export const cachedBuild = (root: string): Promise<string> =>
  cachedFolder(path.basename(root), [...sources, root], (outDir) =>
    build({
      configFile: path.resolve('vite.config.ts'),
      root: path.resolve(root),
      mode: 'development',
      logLevel: 'error',
      define: { 'process.env.NODE_ENV': '"development"' },
      build: { outDir, emptyOutDir: true, minify: false, manifest: false },
    }),
  );
