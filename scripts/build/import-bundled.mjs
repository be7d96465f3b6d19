import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { fingerprint, root } from '../project.mjs';
import { folderOf, keep, removeUnused } from './cached.mjs';

const KIND = 'bundled';

const sources = [
  'docs/glossary.md',
  'package-lock.json',
  'schemas',
  'scripts',
  'sections',
  'server/platform/http/escaped.ts',
  'server/platform/static/style-rules.ts',
  'src',
  'stories',
];

/** Nothing outside a browser depends on styles. */
const withoutStyles = {
  name: 'without-styles',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith('.css') ? '\0no-style' : undefined),
  load: (id) => (id === '\0no-style' ? 'export default {};' : undefined),
};

const withoutLazy = {
  name: 'without-later',
  enforce: 'pre',
  resolveDynamicImport: (id) => (typeof id === 'string' ? { id, external: true } : undefined),
};

const bundled = async (entry, plugins) => {
  const { output } = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'silent',
    plugins,
    build: {
      ssr: path.join(root, entry),
      target: 'node20',
      write: false,
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  return output[0].code;
};

const fileOf = (entry, key) =>
  path.join(folderOf(KIND), `${path.parse(entry).name}-${key.slice(0, 16)}.mjs`);

const keepBundle = (file, code) => {
  removeUnused(KIND);
  keep(file, code);
};

const load = (file) => import(pathToFileURL(file).href);

const importCurrent = async (entry) => {
  const file = fileOf(entry, fingerprint(sources));
  if (!existsSync(file)) keepBundle(file, await bundled(entry, [withoutStyles, withoutLazy]));
  return load(file);
};

/** Bundles a module of the product from the current sources, with `plugins` if given, and imports it. */
export const importBundled = async (entry, plugins) => {
  if (!plugins) return importCurrent(entry);
  const code = await bundled(entry, plugins);
  const file = fileOf(entry, createHash('sha256').update(code).digest('hex'));
  keepBundle(file, code);
  return load(file);
};
