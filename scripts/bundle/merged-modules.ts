import path from 'node:path';
import type { Plugin } from 'vite';
import { root } from '../project.mjs';

/** What documents of home pages name, and what budgets weigh. */
const NAMED =
  /^(?:(?:sections|src\/home\/classic|src\/app)\/.*\.tsx|src\/home\/home\.ts|src\/layouts\/.*\.json)$/;

/**
 * Writes which file holds a module that has none of its own, by the file's name: the manifest lists only the modules
 * that have one.
 */
export const mergedModules = (): Plugin => ({
  name: 'merged-modules',
  apply: 'build',
  generateBundle(_options, bundle) {
    const merged = Object.values(bundle).flatMap((file) =>
      file.type === 'chunk' && !file.facadeModuleId
        ? file.moduleIds.flatMap((id) => {
            const module = path.relative(root, id);
            return NAMED.test(module) ? [[module, file.name] as const] : [];
          })
        : [],
    );
    this.emitFile({
      type: 'asset',
      fileName: '.vite/merged.json',
      source: JSON.stringify(Object.fromEntries(merged)),
    });
  },
});
