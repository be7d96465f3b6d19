import { createReadStream } from 'node:fs';
import { link, mkdir, readdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { FITTED } from '#server/platform/storage/fitted.ts';
import { UPLOADS } from '#server/platform/storage/uploads.ts';
import { type Part, writeFileFrom } from './part.ts';

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** What `work` gives; undefined where the file is gone meanwhile. */
const unlessMissing = <T>(work: Promise<T>): Promise<T | undefined> =>
  work.catch((error: unknown) => {
    if (isMissing(error)) return undefined;
    throw error;
  });

/** What is made anew of other files. */
const MADE = `${UPLOADS}/${FITTED}`;

/** The paths of all files below `location` in `root`, with `/`; half-written ones and those made of others are left out. */
export const filesBelow = async (root: string, location: string): Promise<string[]> => {
  const names = (await unlessMissing(readdir(join(root, location)))) ?? [];
  const found: string[] = [];
  for (const name of names.sort()) {
    const path = `${location}/${name}`;
    // a link to a folder on another disk is followed
    const about = await unlessMissing(stat(join(root, path)));
    if (path === MADE) continue;
    if (about?.isDirectory()) found.push(...(await filesBelow(root, path)));
    else if (about?.isFile() && !name.endsWith('.part')) found.push(path);
  }
  return found;
};

/** A backup made before: its folder, and its parts by path. */
export type Earlier = { folder: string; parts: ReadonlyMap<string, Part> };

type Keeping = { from: string; folder: string; earlier: Earlier | undefined };

/** Shares a file with the backup before, so that what has not changed takes no further room. */
const linkEarlier = async (
  { folder, earlier }: Keeping,
  now: Pick<Part, 'path' | 'bytes' | 'changedAt'>,
): Promise<Part | undefined> => {
  const before = earlier?.parts.get(now.path);
  if (!earlier || before?.bytes !== now.bytes || before.changedAt !== now.changedAt)
    return undefined;
  const target = join(folder, now.path);
  await mkdir(dirname(target), { recursive: true });
  return link(join(earlier.folder, now.path), target).then(
    () => before,
    () => undefined,
  );
};

const keepFile = async (keeping: Keeping, path: string): Promise<Part> => {
  const file = join(keeping.from, path);
  const { size, mtimeMs } = await stat(file);
  const changedAt = Math.floor(mtimeMs);
  const linked = await linkEarlier(keeping, { path, bytes: size, changedAt });
  if (linked) return linked;
  const written = await writeFileFrom(createReadStream(file), join(keeping.folder, path));
  return { path, changedAt, ...written };
};

/** Adds the uploads of DATA_DIR that are not among `cached` yet to the backup in `folder`. */
export const keepUploads = async (keeping: Keeping, parts: Map<string, Part>): Promise<void> => {
  for (const path of await filesBelow(keeping.from, UPLOADS)) {
    if (parts.has(path)) continue;
    const part = await unlessMissing(keepFile(keeping, path));
    if (part) parts.set(path, part);
  }
};
