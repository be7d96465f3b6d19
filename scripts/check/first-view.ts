import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type FirstViewVariant, firstSections, firstViewGroups } from '../first-sections.ts';
import { brotli } from '../precompress.mjs';

type Chunk = { file: string; name?: string; imports?: string[]; css?: string[] };
type Manifest = Record<string, Chunk>;
export type Weight = { file: string; from: string; bytes: number };

/** The module that a section's registration loads. */
const sectionCode = (root: string, folder: string): string => {
  const source = readFileSync(path.join(root, 'sections', folder, 'section.ts'), 'utf8');
  const component = /import\(\s*'\.\/([^']+)'/.exec(source)?.[1];
  if (!component) throw new Error(`sections/${folder} loads no code of its own`);
  return `sections/${folder}/${component}`;
};

/** The chunk that a module is loaded with: one of its own, or that of its group. */
const chunkOf = (manifest: Manifest, module: string): string => {
  if (manifest[module]) return module;
  const group = firstViewGroups.find(({ test }) => test.test(`/${module}`));
  const chunk = Object.keys(manifest).find((key) => group && manifest[key]?.name === group.name);
  if (!chunk) throw new Error(`the build has no chunk of ${module}`);
  return chunk;
};

/** Modules that a variant loads besides app and sections. */
const pages = (variant: FirstViewVariant): string[] =>
  variant === 'ordered'
    ? ['src/app/main.tsx']
    : [
        'src/app/main.tsx',
        'src/home/classic-page.tsx',
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

/**
 * JavaScript and CSS that the first view of a variant loads from a production build under `root`,
 * each file once, in bytes after brotli.
 */
export const firstView = (root: string, variant: FirstViewVariant = 'ordered'): Weight[] => {
  const client = path.join(root, 'dist/client');
  const manifest: Manifest = JSON.parse(
    readFileSync(path.join(client, '.vite/manifest.json'), 'utf8'),
  );
  const keys = new Set<string>();
  for (const module of firstModules(root, variant))
    closure(manifest, chunkOf(manifest, module), keys);
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
