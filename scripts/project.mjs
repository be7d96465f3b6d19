import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/** Every file below the given files and folders (relative to the root), sorted; missing ones are skipped. */
export const filesOf = (paths) => paths.flatMap(filesBelow).sort();

const filesBelow = (item) => {
  const found = statSync(path.join(root, item), { throwIfNoEntry: false });
  if (!found) return [];
  if (found.isFile()) return [item];
  return readdirSync(path.join(root, item)).flatMap((name) => filesBelow(`${item}/${name}`));
};

/** A hash of names and contents, since times of change mean nothing after a checkout. */
export const fingerprint = (paths) => {
  const hash = createHash('sha256');
  for (const file of filesOf(paths)) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(path.join(root, file)))
      .update('\0');
  }
  return hash.digest('hex');
};

/**
 * Runs a task for each item, as many at once as there are processors. After a failure no further task begins.
 */
export const inTurns = async (items, task) => {
  const waiting = [...items];
  const work = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await task(next);
  };
  const stop = (error) => {
    waiting.length = 0;
    throw error;
  };
  await Promise.all(Array.from({ length: availableParallelism() }, () => work().catch(stop)));
};
