import { createHash, randomUUID } from 'node:crypto';
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { root } from '../project.mjs';

const WEEK = 7 * 86_400_000;

export const folderOf = (kind) => path.join(root, '.cache', kind);

const timeOf = (file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs;

/** Undefined if nothing is cached; a power failure may leave an empty file behind. */
const found = (file) => {
  const time = timeOf(file);
  const content = time === undefined ? undefined : readFileSync(file);
  if (!content?.length) return undefined;
  const now = Date.now();
  if (time < now - WEEK / 2) utimesSync(file, now / 1000, now / 1000);
  return content;
};

/** Atomic, since another process may write the same file. */
export const keep = (file, content) => {
  mkdirSync(path.dirname(file), { recursive: true });
  const own = `${file}.${randomUUID()}`;
  writeFileSync(own, content);
  renameSync(own, file);
};

/** The result of `make` for a content, cached below `.cache/<kind>` between builds. */
export const cached = async (kind, content, make) => {
  const name = createHash('sha256').update(content).digest('hex');
  const file = path.join(folderOf(kind), name);
  const known = found(file);
  if (known) return known;
  const made = await make(content);
  keep(file, made);
  return made;
};

export const removeUnused = (kind) => {
  mkdirSync(folderOf(kind), { recursive: true });
  for (const name of readdirSync(folderOf(kind))) {
    const file = path.join(folderOf(kind), name);
    if ((timeOf(file) ?? Number.POSITIVE_INFINITY) < Date.now() - WEEK)
      rmSync(file, { force: true });
  }
};
