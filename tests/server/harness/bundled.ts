import path from 'node:path';
import { build } from 'vite';
import { findRootDir } from '../../../server/platform/config/root-dir.ts';
import { keptFolder } from '../../harness/kept-folder.ts';

const sources = [
  'package-lock.json',
  'schemas',
  'scripts',
  'server',
  'tests/harness',
  'tests/server/harness',
];

const make = async (script: string): Promise<string> => {
  const { name } = path.parse(script);
  const folder = await keptFolder(`bundled/${script}`, sources, (outDir) =>
    build({
      configFile: false,
      root: findRootDir(),
      logLevel: 'error',
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
