import { readFileSync } from 'node:fs';
import path from 'node:path';
import { firstSections } from '../first-sections.ts';
import { brotli } from '../precompress.mjs';

/** Modules that the ordered home page loads besides its sections' code. */
const entries = ['index.html'];
const lazyPages = /^src\/home\/[\w-]+\.tsx$/;

type Chunk = { file: string; imports?: string[]; css?: string[]; isDynamicEntry?: boolean };
type Manifest = Record<string, Chunk>;
export type Weight = { file: string; from: string; bytes: number };

/** The module that a section's registration loads. */
const sectionCode = (root: string, folder: string): string => {
  const source = readFileSync(path.join(root, 'sections', folder, 'section.ts'), 'utf8');
  const component = /import\(\s*'\.\/([^']+)'/.exec(source)?.[1];
  if (!component) throw new Error(`sections/${folder} loads no code of its own`);
  return `sections/${folder}/${component}`;
};

const firstModules = (root: string, manifest: Manifest): string[] => {
  const pages = Object.keys(manifest).filter(
    (key) => manifest[key]?.isDynamicEntry && lazyPages.test(key),
  );
  return [...entries, ...pages, ...firstSections.map((folder) => sectionCode(root, folder))];
};

const closure = (manifest: Manifest, key: string, seen: Set<string>): void => {
  const chunk = manifest[key];
  // code that travels in another module's chunk has none of its own
  if (!chunk || seen.has(key)) return;
  seen.add(key);
  for (const next of chunk.imports ?? []) closure(manifest, next, seen);
};

/**
 * JavaScript and CSS that the first view of `/drawIndex` loads from a production build under
 * `root`, each file once, in bytes after brotli.
 */
export const firstView = (root: string): Weight[] => {
  const client = path.join(root, 'dist/client');
  const manifest: Manifest = JSON.parse(
    readFileSync(path.join(client, '.vite/manifest.json'), 'utf8'),
  );
  const keys = new Set<string>();
  for (const module of firstModules(root, manifest)) closure(manifest, module, keys);
  const files = new Map<string, string>();
  for (const key of keys) {
    const { file = '', css = [] } = manifest[key] ?? {};
    for (const each of [file, ...css]) if (/\.(?:js|css)$/.test(each)) files.set(each, key);
  }
  return [...files].map(([file, from]) => ({
    file,
    from,
    bytes: brotli(readFileSync(path.join(client, file))).length,
  }));
};

export const total = (weights: readonly Weight[]): number =>
  weights.reduce((sum, { bytes }) => sum + bytes, 0);
