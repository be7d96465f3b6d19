import path from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import { filesOf, root } from '../project.mjs';

const folder = 'src/layouts';

/** Leaves out the styles that sections import, on which no layout depends. */
const withoutStyles: Plugin = {
  name: 'without-styles',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith('.css') ? '\0no-style' : undefined),
  load: (id) => (id === '\0no-style' ? 'export default {}' : undefined),
};

type Reader = { readLayoutFile: (file: string) => string };

/** Reads a layout with the current schemas and sections, which change while a dev server runs. */
const read = async (file: string): Promise<string> => {
  const { module } = await runnerImport<Reader>(path.join(root, 'scripts/layouts/read-layout.ts'), {
    root,
    configFile: false,
    plugins: [withoutStyles],
    logLevel: 'error',
  });
  return module.readLayoutFile(file);
};

const layoutFiles = () => filesOf([folder]).filter((file) => file.endsWith('.json'));

/**
 * Holds every layout against its schema and the registered sections when something is built or
 * served, and hands on the document with its defaults, so that learners load no schema of it.
 */
export const checkedLayouts = (): Plugin => ({
  name: 'checked-layouts',
  enforce: 'pre',
  async buildStart() {
    // a test reads only the layouts that it imports
    if (process.env.VITEST) return;
    for (const file of layoutFiles()) await read(file);
  },
  async transform(_code, id) {
    const file = path.relative(root, id.replace(/\?.*$/, ''));
    if (path.dirname(file) !== folder || !file.endsWith('.json')) return undefined;
    return { code: await read(file), map: null };
  },
});
