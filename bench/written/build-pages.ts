import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type InlineConfig } from 'vite';
import { precompress } from '#scripts/bundle/precompress.mjs';
import { filesOf, root } from '#scripts/project.mjs';
import type { pages } from './render.tsx';

type Rendered = typeof pages;
export type Name = keyof Rendered;
type Chunk = { file: string; css?: string[]; imports?: string[] };

export const FILES = '/written/';

const here = path.join(root, 'bench/written');

const shared: InlineConfig = {
  configFile: path.join(root, 'vite.config.ts'),
  root,
  // any but production's, in which learners have Preact
  mode: 'bench',
  logLevel: 'error',
  publicDir: false,
};

/** Builds a page's only script and style as the product's are built, compressed; gives the tags of its head. */
const buildClient = async (name: Name, folder: string): Promise<string> => {
  const input = `bench/written/start-${name}.tsx`;
  const outDir = path.relative(root, path.join(folder, 'client', name));
  const base = `${FILES}${name}/`;
  await build({
    ...shared,
    base,
    build: {
      ...{ outDir, emptyOutDir: true, cssCodeSplit: false },
      rolldownOptions: { input, output: { codeSplitting: false } },
    },
  });
  await precompress(filesOf([outDir]).map((file) => path.join(root, file)));
  const chunks: Record<string, Chunk> = JSON.parse(
    readFileSync(path.join(root, outDir, '.vite/manifest.json'), 'utf8'),
  );
  const files = Object.values(chunks).map(({ file }) => base + file);
  const tags = files.map((file) =>
    file.endsWith('.css')
      ? `<link rel="stylesheet" crossorigin href="${file}">`
      : `<script type="module" crossorigin src="${file}"></script>`,
  );
  // the style first: the first paint waits for it alone
  return tags.sort().join('');
};

/** Builds the pages written by hand below `folder`: the heads of each, and the functions that render them. */
export const buildPages = async (folder: string) => {
  const heads: Record<Name, string> = {
    home: await buildClient('home', folder),
    course: await buildClient('course', folder),
    orders: await buildClient('orders', folder),
  };
  const outDir = path.join(folder, 'server');
  await build({
    ...shared,
    build: { ssr: path.join(here, 'render.tsx'), outDir, emptyOutDir: true },
    // the bundle is outside the project and cannot resolve packages
    ssr: { noExternal: true },
  });
  const { href } = pathToFileURL(path.join(outDir, 'render.js'));
  const { pages: rendered }: { pages: Rendered } = await import(href);
  return { heads, rendered };
};
