import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotli } from '../precompress.mjs';

/** What stands in the first viewport of `/drawIndex` in the demo order. */
const firstSections = ['搜索框', '轮播图', '导航栏', '会员卡提示', '直播标题', '优质内容'];
/** Modules that the ordered home page loads besides its sections' code. */
const entries = ['index.html'];
const lazyPages = /^src\/home\/[\w-]+\.tsx$/;

type Chunk = { file: string; imports?: string[]; css?: string[]; isDynamicEntry?: boolean };
type Manifest = Record<string, Chunk>;
export type Weight = { file: string; from: string; bytes: number };

/** Where the code of a section is loaded from, by the section's Chinese name. */
const sectionCode = (root: string): Map<string, string> => {
  const folders = readdirSync(path.join(root, 'sections'), { withFileTypes: true });
  const found = new Map<string, string>();
  for (const { name: folder } of folders.filter((entry) => entry.isDirectory())) {
    const source = readFileSync(path.join(root, 'sections', folder, 'section.ts'), 'utf8');
    const component = /import\(\s*'\.\/([^']+)'/.exec(source)?.[1];
    for (const [, name = ''] of source.matchAll(/name: '([^']+)'/g)) {
      if (component) found.set(name, `sections/${folder}/${component}`);
    }
  }
  return found;
};

const firstModules = (root: string, manifest: Manifest): string[] => {
  const code = sectionCode(root);
  const sections = firstSections.map((name) => {
    const module = code.get(name);
    if (!module) throw new Error(`the section ${name} loads no code of its own`);
    return module;
  });
  const pages = Object.keys(manifest).filter(
    (key) => manifest[key]?.isDynamicEntry && lazyPages.test(key),
  );
  return [...entries, ...pages, ...sections];
};

const closure = (manifest: Manifest, key: string, seen: Set<string>): void => {
  const chunk = manifest[key];
  // code that a section shares with the entry has no chunk of its own
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
