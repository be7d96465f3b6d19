import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder with `package.json`. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/** Every file below the given files and folders (relative to the root), sorted; absent ones are none. */
export const filesOf = (places) => places.flatMap(filesBelow).sort();

const filesBelow = (place) => {
  const found = statSync(path.join(root, place), { throwIfNoEntry: false });
  if (!found) return [];
  if (found.isFile()) return [place];
  return readdirSync(path.join(root, place)).flatMap((name) => filesBelow(`${place}/${name}`));
};

/** A hash of the files' names and contents: times of change mean nothing after a checkout. */
export const fingerprint = (places) => {
  const hash = createHash('sha256');
  for (const file of filesOf(places)) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(path.join(root, file)))
      .update('\0');
  }
  return hash.digest('hex');
};
