import { randomUUID } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { fingerprint } from '#scripts/project.mjs';

const HALF = 'half-';
/** ms; what is older has been left half made by a run that was interrupted. */
const LONGEST_MAKING = 600_000;

const isRecent = (folder: string, name: string): boolean => {
  const found = statSync(path.join(folder, name), { throwIfNoEntry: false });
  return found !== undefined && found.mtimeMs > Date.now() - LONGEST_MAKING;
};

/**
 * A folder below `.cache` that is made anew when one of its sources has changed, and never while
 * another file reads it: `make` fills the folder that it is given.
 */
export const cachedFolder = async (
  name: string,
  sources: readonly string[],
  make: (folder: string) => Promise<unknown>,
): Promise<string> => {
  const folder = path.resolve('.cache', name);
  const whole = path.join(folder, fingerprint(sources).slice(0, 16));
  if (existsSync(whole)) return whole;
  const own = path.join(folder, `${HALF}${randomUUID()}`);
  await mkdir(folder, { recursive: true });
  await make(own);
  // two files may make it at once: the first one's stands
  await rename(own, whole).catch(() => rm(own, { recursive: true, force: true }));
  const old = (await readdir(folder)).filter(
    (one) => one !== path.basename(whole) && !(one.startsWith(HALF) && isRecent(folder, one)),
  );
  for (const one of old) await rm(path.join(folder, one), { recursive: true, force: true });
  return whole;
};
