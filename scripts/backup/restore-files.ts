import { createReadStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { openFitted } from '#server/platform/storage/fitted.ts';
import { UPLOADS } from '#server/platform/storage/uploads.ts';
import { isWhole, type Part, writeFileFrom } from './part.ts';
import { filesBelow } from './uploads.ts';

/** Readable for the group, like the files that servers store themselves. */
const READABLE = 0o644;

type Placing = { from: string; dataDir: string };

/** Writes under a temporary name first; an existing file is replaced atomically. */
export const writeFile = async (
  { from, dataDir }: Placing,
  { path }: Pick<Part, 'path'>,
  mode = READABLE,
): Promise<void> => {
  const half = join(dataDir, `${path}.part`);
  await mkdir(dirname(half), { recursive: true });
  await rm(half, { force: true });
  await writeFileFrom(createReadStream(join(from, path)), half, mode);
  await rename(half, join(dataDir, path));
};

export type FilePlan = {
  missing: readonly Part[];
  changed: readonly Part[];
  surplus: readonly string[];
};

export const planFiles = async (dataDir: string, parts: readonly Part[]): Promise<FilePlan> => {
  const wanted = parts.filter(({ path }) => path.startsWith(`${UPLOADS}/`));
  const there = new Set(await filesBelow(dataDir, UPLOADS));
  const names = new Set(wanted.map(({ path }) => path));
  const changed: Part[] = [];
  for (const part of wanted)
    if (there.has(part.path) && !(await isWhole(dataDir, part))) changed.push(part);
  return {
    missing: wanted.filter(({ path }) => !there.has(path)),
    changed,
    surplus: [...there].filter((path) => !names.has(path)),
  };
};

/** Runs before the database is replaced, so that all files that it names exist; existing files stay. */
export const addFiles = async (placing: Placing, { missing }: FilePlan): Promise<void> => {
  for (const part of missing) await writeFile(placing, part);
};

/** Runs after the database is replaced, and removes the files of the old one. */
export const replaceFiles = async (
  placing: Placing,
  { changed, surplus }: FilePlan,
): Promise<void> => {
  for (const part of changed) await writeFile(placing, part);
  const fitted = openFitted(join(placing.dataDir, UPLOADS));
  for (const path of surplus) {
    await rm(join(placing.dataDir, path), { force: true });
    await fitted.remove(basename(path));
  }
};
