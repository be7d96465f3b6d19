import { minify } from 'terser';
import type { Plugin } from 'vite';
import { vendor } from './early-vendor.ts';
import { firstViewGroups } from './first-sections.ts';

const firstView = firstViewGroups.map(({ name }) => name);

/** React is one large piece already; inlining functions would make it larger. */
const inPieces = { reduce_funcs: false, inline: 1 } as const;

/**
 * Minifies the app's own files and those of first views before the bundler's minifier, which saves another
 * 1 % (brotli). For all packages it would take longer than the rest of the build.
 */
export const ownCodeMinifier = (): Plugin => ({
  name: 'own-code-minifier',
  apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  async renderChunk(code, { moduleIds, name }) {
    const isOwn = !moduleIds.some((id) => id.includes('/node_modules/'));
    // without minification this is React's development build, twice as long
    const isReact = name === vendor.name && Boolean(this.environment.config.build.minify);
    if (!isOwn && !isReact && !firstView.includes(name)) return null;
    const minified = await minify(code, {
      ecma: 2020,
      module: true,
      mangle: false,
      compress: { ecma: 2020, passes: 2, ...(isReact && inPieces) },
    });
    return { code: minified.code ?? code, map: null };
  },
});
