import { randomUUID } from 'node:crypto';
import { readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const HALF = '.part';
/** No file takes so long to write, in ms. */
const LEFT_BEHIND = 60 * 60 * 1000;

/** Writes a file that has its name only once it is whole; where it cannot be written, nothing is left of it. */
export const writeWhole = async (
  file: string,
  bytes: Buffer | string,
  write: typeof writeFile = writeFile,
): Promise<void> => {
  const half = `${file}.${randomUUID()}${HALF}`;
  try {
    await write(half, bytes, { flag: 'wx' });
    await rename(half, file);
  } catch (error) {
    await rm(half, { force: true });
    throw error;
  }
};

/** Removes below a folder what servers that were killed while they wrote have left of files. */
export const sweepHalves = async (folder: string, now: number): Promise<void> => {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  for (const file of names
    .filter((name) => name.endsWith(HALF))
    .map((name) => join(folder, name))) {
    const found = await stat(file).catch(() => undefined);
    if (found?.isFile() && now - found.mtimeMs > LEFT_BEHIND) await rm(file, { force: true });
  }
};
