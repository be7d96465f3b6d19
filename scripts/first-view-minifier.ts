import { minify } from 'terser';
import type { Plugin } from 'vite';
import { firstViewGroups } from './first-sections.ts';

const files = firstViewGroups.map(({ name }) => name);

/**
 * Goes through the app's own files of first views ahead of the bundler's minifier, which leaves almost
 * a kilobyte more of them (brotli); on all files it would take longer than all else of the build.
 */
export const firstViewMinifier = (): Plugin => ({
  name: 'first-view-minifier',
  apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  async renderChunk(code, { name }) {
    if (!files.includes(name)) return null;
    const minified = await minify(code, {
      ecma: 2020,
      module: true,
      mangle: false,
      compress: { ecma: 2020, passes: 2 },
    });
    return { code: minified.code ?? code, map: null };
  },
});
