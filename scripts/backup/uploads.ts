import { createReadStream } from 'node:fs';
import { link, mkdir, readdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { FITTED } from '#server/platform/storage/fitted.ts';
import { UPLOADS } from '#server/platform/storage/uploads.ts';
import { MAKING } from '#server/platform/transcoding/transcoding.ts';
import { type Part, writeFileFrom } from './part.ts';

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** undefined if the file was deleted meanwhile. */
const unlessMissing = <T>(work: Promise<T>): Promise<T | undefined> =>
  work.catch((error: unknown) => {
    if (isMissing(error)) return undefined;
    throw error;
  });

/** Files that can be regenerated from others, and streams that are not finished. */
const MADE = [`${UPLOADS}/${FITTED}`, `${UPLOADS}/streams/${MAKING}`];

/** The paths of all files below `folder` in `root`, with `/`, except half-written and regenerable ones. */
export const filesBelow = async (root: string, folder: string): Promise<string[]> => {
  const names = (await unlessMissing(readdir(join(root, folder)))) ?? [];
  const found: string[] = [];
  for (const name of names.sort()) {
    const path = `${folder}/${name}`;
    const about = await unlessMissing(stat(join(root, path)));
    if (MADE.includes(path)) continue;
    if (about?.isDirectory()) found.push(...(await filesBelow(root, path)));
    else if (about?.isFile() && !name.endsWith('.part')) found.push(path);
  }
  return found;
};

export type Earlier = { folder: string; parts: ReadonlyMap<string, Part> };

type Keeping = { from: string; folder: string; earlier: Earlier | undefined };

/** Hard-links an unchanged file to the earlier backup, which takes no further space. */
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

export const keepUploads = async (keeping: Keeping, stored: Map<string, Part>): Promise<void> => {
  for (const path of await filesBelow(keeping.from, UPLOADS)) {
    if (stored.has(path)) continue;
    const part = await unlessMissing(keepFile(keeping, path));
    if (part) stored.set(path, part);
  }
};
