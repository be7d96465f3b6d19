import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { fingerprint } from '../../scripts/project.mjs';

/**
 * A folder below `.cache` that is made anew when one of its sources has changed, and never while
 * another file reads it: `make` fills the folder that it is given.
 */
export const keptFolder = async (
  name: string,
  sources: readonly string[],
  make: (folder: string) => Promise<unknown>,
): Promise<string> => {
  const folder = path.resolve('.cache', name);
  const whole = path.join(folder, fingerprint(sources).slice(0, 16));
  if (existsSync(whole)) return whole;
  const own = path.join(folder, `half-${randomUUID()}`);
  await mkdir(folder, { recursive: true });
  await make(own);
  // two files may make it at once: the first one's stands
  await rename(own, whole).catch(() => rm(own, { recursive: true, force: true }));
  const old = (await readdir(folder)).filter(
    (one) => !one.startsWith('half-') && one !== path.basename(whole),
  );
  for (const one of old) await rm(path.join(folder, one), { recursive: true, force: true });
  return whole;
};
