import { randomUUID } from 'node:crypto';
import { readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The ending of what is not complete, and is swept once nobody writes it. */
export const HALF = '.part';
/** In ms; no file takes so long to write. */
const LEFT_BEHIND = 60 * 60 * 1000;

/** A file gets its name once it is complete; a failure leaves nothing of it. */
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

export const sweepHalves = async (folder: string, now: number): Promise<void> => {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  for (const file of names
    .filter((name) => name.endsWith(HALF))
    .map((name) => join(folder, name))) {
    const found = await stat(file).catch(() => undefined);
    if (found?.isFile() && now - found.mtimeMs > LEFT_BEHIND) await rm(file, { force: true });
  }
};
