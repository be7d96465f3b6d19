import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type InlineConfig } from 'vite';
import { precompress } from '#scripts/bundle/precompress.mjs';
import { filesOf, root } from '#scripts/project.mjs';
import type { bodyOf } from './render.tsx';

type Chunk = { file: string; css?: string[]; imports?: string[] };
type Body = typeof bodyOf;

export const WRITTEN = '/written/';

const here = path.join(root, 'bench/first-paint');

const shared: InlineConfig = {
  configFile: path.join(root, 'vite.config.ts'),
  root,
  base: WRITTEN,
  logLevel: 'error',
  publicDir: false,
};

const entry = 'bench/first-paint/client.tsx';

/**
 * Builds the hand-written page below `folder` as the product is built, compressed; returns its head and the
 * function that renders its body.
 */
export const buildPage = async (folder: string) => {
  const files = path.relative(root, path.join(folder, 'client'));
  await build({
    ...shared,
    build: { outDir: files, emptyOutDir: true, rolldownOptions: { input: entry } },
  });
  await precompress(filesOf([files]).map((file) => path.join(root, file)));
  const outDir = path.join(folder, 'server');
  await build({
    ...shared,
    build: { ssr: path.join(here, 'render.tsx'), outDir, emptyOutDir: true },
    // the bundle is outside the project and cannot resolve packages
    ssr: { noExternal: true },
  });
  const chunks: Record<string, Chunk> = JSON.parse(
    readFileSync(path.join(folder, 'client/.vite/manifest.json'), 'utf8'),
  );
  const { file = '', css = [], imports = [] } = chunks[entry] ?? {};
  const needed = imports.flatMap((name) => chunks[name] ?? []);
  const styles = [...new Set([...css, ...needed.flatMap((chunk) => chunk.css ?? [])])];
  const head = [
    ...styles.map((style) => `<link rel="stylesheet" crossorigin href="${WRITTEN}${style}">`),
    `<script type="module" crossorigin src="${WRITTEN}${file}"></script>`,
    ...needed.map(
      (other) => `<link rel="modulepreload" crossorigin href="${WRITTEN}${other.file}">`,
    ),
  ].join('');
  const { href } = pathToFileURL(path.join(outDir, 'render.js'));
  const { bodyOf: body }: { bodyOf: Body } = await import(href);
  return { head, body };
};
