import path from 'node:path';
import { build } from 'vite';
import { findRootDir } from '#server/platform/config/root-dir.ts';
import { cachedFolder } from '../../harness/cached-folder.ts';

const sources = [
  'package-lock.json',
  'schemas',
  'scripts',
  'server',
  'src/layouts',
  'tests/harness',
  'tests/server/harness',
];

const make = async (script: string): Promise<string> => {
  const { name } = path.parse(script);
  const folder = await cachedFolder(`bundled/${script}`, sources, (outDir) =>
    build({
      configFile: false,
      root: findRootDir(),
      logLevel: 'error',
      // one file is read in place of some hundred; the engine reads others beside its own
      ssr: { noExternal: true, external: ['@electric-sql/pglite', 'sharp'] },
      build: { ssr: script, target: 'node20', outDir, minify: false },
    }),
  );
  return path.join(folder, `${name}.js`);
};

const made = new Map<string, Promise<string>>();

/**
 * A script of this repository as one file, as the build makes one of the server: its process starts
 * with a fifth of the work. It lies below the root that servers look for.
 */
export const bundled = (script: string): Promise<string> => {
  const file = made.get(script) ?? make(script);
  made.set(script, file);
  return file;
};

/**
 * What Node is given to run a script that ends soon: the database's code is compiled, and not optimised while it
 * runs, which would be a quarter of a start.
 */
export const shortRun = async (script: string): Promise<string[]> => [
  '--liftoff-only',
  await bundled(script),
];
