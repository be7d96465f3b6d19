import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Filling, OpenDatabase } from '../../server/db/database.ts';
import { dumpEmpty, openInMemory as openFrom } from '../../server/db/embedded.ts';
import { findRootDir } from '../../server/platform/config/root-dir.ts';

export const migrations = join(findRootDir(), 'server/db/migrations');
const folder = join(findRootDir(), '.cache/empty-database');

/** Named by what goes into it: another migration or another engine makes another one. */
const nameOfDump = async (): Promise<string> => {
  const hash = createHash('sha256');
  const engine = join(findRootDir(), 'node_modules/@electric-sql/pglite/package.json');
  const files = (await readdir(migrations)).filter((name) => name.endsWith('.sql')).sort();
  for (const file of [engine, ...files.map((name) => join(migrations, name))])
    hash.update(await readFile(file));
  return `${hash.digest('hex').slice(0, 16)}.tar`;
};

/** Other files of the same run may make it as well: each writes its own and gives it the name. */
const make = async (name: string): Promise<Buffer> => {
  await mkdir(folder, { recursive: true });
  const own = join(folder, randomUUID());
  const dump = Buffer.from(await (await dumpEmpty(migrations)).arrayBuffer());
  await writeFile(own, dump);
  await rename(own, join(folder, name));
  const old = (await readdir(folder)).filter((one) => one.endsWith('.tar') && one !== name);
  for (const one of old) await rm(join(folder, one), { force: true });
  return dump;
};

/** A database of its own in memory, migrated: a copy, which takes a fifth of making one. */
export const openInMemory = async (filling: Filling = {}): Promise<OpenDatabase> => {
  const name = await nameOfDump();
  // read whole: another file of the run may put its own in this place while a blob still reads
  const dump = await readFile(join(folder, name)).catch(() => make(name));
  return openFrom(migrations, filling, new Blob([new Uint8Array(dump)]));
};
