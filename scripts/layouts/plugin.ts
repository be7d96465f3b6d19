import path from 'node:path';
import type { Plugin } from 'vite';
import { importBundled } from '../build/import-bundled.mjs';
import { filesOf, root } from '../project.mjs';
import type * as reader from './read-layout.ts';

const folder = 'src/layouts';

/** Reads layouts with the schemas and sections as they are now. */
const currentReader = () => importBundled<typeof reader>('scripts/layouts/read-layout.ts');

const layoutFiles = () => filesOf([folder]).filter((file) => file.endsWith('.json'));

/**
 * Holds every layout against its schema and the registered sections when something is built or
 * served, and hands on the document with its defaults, so that learners load no schema of it.
 */
export const checkedLayouts = (): Plugin => {
  // while a dev server runs, schemas and sections change
  let ofBuild: ReturnType<typeof currentReader> | undefined;
  const read = async (file: string) => (await (ofBuild ?? currentReader())).readLayoutFile(file);
  return {
    name: 'checked-layouts',
    enforce: 'pre',
    async buildStart() {
      // a test reads only the layouts that it imports
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
