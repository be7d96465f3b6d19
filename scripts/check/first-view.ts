import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type FirstViewVariant, firstSections } from '../bundle/first-sections.ts';
import { brotli } from '../bundle/precompress.mjs';

type Chunk = { file: string; name?: string; imports?: string[]; css?: string[] };
type Manifest = Record<string, Chunk>;
/** JavaScript and CSS of a first view, in bytes after brotli. */
export const FIRST_VIEW_LIMIT = 100 * 1024;

export type Weight = { file: string; from: string; bytes: number };

const sectionCode = (root: string, folder: string): string => {
  const source = readFileSync(path.join(root, 'sections', folder, 'section.ts'), 'utf8');
  const component = /import\(\s*'\.\/([^']+)'/.exec(source)?.[1];
  if (!component) throw new Error(`sections/${folder} loads no code of its own`);
  return `sections/${folder}/${component}`;
};

const readManifest = (root: string): Manifest =>
  JSON.parse(readFileSync(path.join(root, 'dist/client/.vite/manifest.json'), 'utf8'));

const listed = (manifest: Manifest, module: string): string => {
  if (!manifest[module]) throw new Error(`the build has no chunk of ${module}`);
  return module;
};

const pages = (variant: FirstViewVariant): string[] =>
  variant === 'ordered'
    ? ['src/app/main.tsx', 'src/home/home.ts']
    : [
        'src/app/main.tsx',
        'src/home/home.ts',
        'src/home/classic/classic-page.tsx',
        `src/layouts/${variant.replace('variant', 'variant-')}.json`,
      ];

const firstModules = (root: string, variant: FirstViewVariant): string[] => [
  ...pages(variant),
  ...firstSections[variant].map((folder) => sectionCode(root, folder)),
];

const closure = (manifest: Manifest, key: string, seen: Set<string>): void => {
  const chunk = manifest[key];
  if (!chunk || seen.has(key)) return;
  seen.add(key);
  for (const next of chunk.imports ?? []) closure(manifest, next, seen);
};

const weighed = new Map<string, number>();

/** Bytes of a file after brotli; cached, since many pages load the same files. */
const bytesOf = (file: string): number => {
  const bytes = weighed.get(file) ?? brotli(readFileSync(file)).length;
  weighed.set(file, bytes);
  return bytes;
};

const weigh = (root: string, manifest: Manifest, chunks: readonly string[]): Weight[] => {
  const keys = new Set<string>();
  for (const chunk of chunks) closure(manifest, chunk, keys);
  const files = new Map<string, string>();
  for (const key of keys) {
    const { file = '', css = [] } = manifest[key] ?? {};
    for (const each of [file, ...css]) if (/\.(?:js|css)$/.test(each)) files.set(each, key);
  }
  return [...files].map(([file, from]) => ({
    file,
    from,
    bytes: bytesOf(path.join(root, 'dist/client', file)),
  }));
};

export const firstView = (root: string, variant: FirstViewVariant = 'ordered'): Weight[] => {
  const manifest = readManifest(root);
  const chunks = firstModules(root, variant).map((module) => listed(manifest, module));
  return weigh(root, manifest, chunks);
};

type PageWeight = { page: string; files: number; bytes: number };

/** The files that each page outside the home pages loads beyond the shell, the heaviest page first. */
export const pageWeights = (root: string): PageWeight[] => {
  const manifest = readManifest(root);
  const modules = ['src/app/main.tsx', 'src/app/pages.tsx', 'src/app/afterwards/companion.tsx'];
  const shell = weigh(
    root,
    manifest,
    modules.map((module) => listed(manifest, module)),
  );
  const known = new Set(shell.map(({ file }) => file));
  return Object.keys(manifest)
    .filter((key) => /^src\/pages\/.*\/view\.tsx$/.test(key))
    .map((page) => {
      const own = weigh(root, manifest, [page]).filter(({ file }) => !known.has(file));
      return { page, files: own.length, bytes: total(own) };
    })
    .toSorted((a, b) => b.bytes - a.bytes);
};

export const total = (weights: readonly Weight[]): number =>
  weights.reduce((sum, { bytes }) => sum + bytes, 0);
