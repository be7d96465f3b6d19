import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'vite';
import { fingerprint } from '../../../scripts/project.mjs';

const sources = ['package-lock.json', 'schemas', 'scripts', 'sections', 'src', 'vite.config.ts'];

/**
 * The folder of a harness (a page of its own under `root`), built with React's own warnings, which
 * fail a browser test. It is built when a source has changed, and never while another file reads it.
 */
export const keptBuild = async (root: string): Promise<string> => {
  const folder = path.resolve('.cache', path.basename(root));
  const outDir = path.join(folder, fingerprint([...sources, root]).slice(0, 16));
  if (existsSync(outDir)) return outDir;
  const aside = path.join(folder, `half-${randomUUID()}`);
  await mkdir(folder, { recursive: true });
  await build({
    configFile: path.resolve('vite.config.ts'),
    root: path.resolve(root),
    mode: 'development',
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"development"' },
    build: { outDir: aside, emptyOutDir: true, minify: false, manifest: false },
  });
  // two files may build it at once: the first one's stands
  await rename(aside, outDir).catch(() => rm(aside, { recursive: true, force: true }));
  const old = (await readdir(folder)).filter(
    (name) => !name.startsWith('half-') && name !== path.basename(outDir),
  );
  for (const name of old) await rm(path.join(folder, name), { recursive: true, force: true });
  return outDir;
};
