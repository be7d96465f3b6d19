import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const MARK = 'server/db/migrations';

const above = (directory: string): string | null => {
  if (existsSync(join(directory, MARK))) return directory;
  const parent = dirname(directory);
  return parent === directory ? null : above(parent);
};

/**
 * The folder with migrations and demo pictures, searched upwards from this file: the same for the sources and for a
 * bundle under `dist/`. Else the working directory.
 */
export const findRootDir = (from: string = import.meta.url): string =>
  above(dirname(fileURLToPath(from))) ?? process.cwd();
