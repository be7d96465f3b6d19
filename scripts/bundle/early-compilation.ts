import type { Plugin } from 'vite';
import { firstViewFiles } from './first-sections.ts';

/** V8 13.6 and later compiles every function of a file that begins with this while the file arrives. */
const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Has browsers compile the code of first views off the main thread, which else compiles each function when it is first
 * called. No minifier keeps the hint, so it is added last.
 */
export const earlyCompilation = (): Plugin => ({
  name: 'early-compilation',
  apply: 'build',
  enforce: 'post',
  // the hints are not part of the content that file hashes are computed from
  augmentChunkHash: () => 'early-compilation 2',
  generateBundle(_options, bundle) {
    if (!this.environment.config.build.minify) return;
    for (const chunk of Object.values(bundle)) {
      if (chunk.type === 'chunk' && firstViewFiles.includes(chunk.name))
        chunk.code = HINT + chunk.code;
    }
  },
});
