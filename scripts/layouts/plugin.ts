import path from 'node:path';
import type { Plugin } from 'vite';
import { importBundled } from '../build/import-bundled.mjs';
import { filesOf, root } from '../project.mjs';
import type * as reader from './read-layout.ts';

const folder = 'src/layouts';

const currentReader = () => importBundled<typeof reader>('scripts/layouts/read-layout.ts');

const layoutFiles = () => filesOf([folder]).filter((file) => file.endsWith('.json'));

/**
 * Checks every layout against its schema and the registered sections on build and serve, and passes on the
 * document with defaults, so that learners load no schema for it.
 */
export const checkedLayouts = (): Plugin => {
  // schemas and sections change while a dev server runs
  let ofBuild: ReturnType<typeof currentReader> | undefined;
  const read = async (file: string) => (await (ofBuild ?? currentReader())).readLayoutFile(file);
  return {
    name: 'checked-layouts',
    enforce: 'pre',
    async buildStart() {
      if (process.env.VITEST) return;
      ofBuild = this.environment.config.command === 'build' ? currentReader() : undefined;
      for (const file of layoutFiles()) await read(file);
    },
    async transform(_code, id) {
      const file = path.relative(root, id.replace(/\?.*$/, ''));
      if (path.dirname(file) !== folder || !file.endsWith('.json')) return undefined;
      return { code: await read(file), map: null };
    },
  };
};
