import { mkdtempSync } from 'node:fs';
import { cp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { Filling, OpenDatabase } from '../../server/db/database.ts';
import { prepareEmbedded } from '../../server/db/prepare-embedded.ts';
import { findRootDir } from '../../server/platform/config/root-dir.ts';
import { templateFolder, templateOf } from './database-template.ts';

export const migrations = join(findRootDir(), 'server/db/migrations');

let engine: Promise<WebAssembly.Module> | undefined;

/** The database's code, compiled once for all files of a worker. */
const compiled = (): Promise<WebAssembly.Module> => {
  const file = join(findRootDir(), 'node_modules/@electric-sql/pglite/dist/pglite.wasm');
  engine ??= readFile(file).then((bytes) => WebAssembly.compile(bytes));
  return engine;
};

const makeTemplate = async (dataDir: string, filling: Filling): Promise<void> => {
  const client = new PGlite(dataDir);
  // nothing is made from them, and they are more than half of the files that each copy takes
  for (const name of ['template0', 'template1']) {
    await client.exec(`alter database ${name} is_template false`);
    await client.exec(`drop database ${name}`);
  }
  const { close } = await prepareEmbedded(client, migrations, filling);
  await close();
};

/** Puts a closed database, migrated and filled, into a folder that does not exist yet. */
export const copyTemplate = async (dataDir: string, filling: Filling = {}): Promise<void> => {
  const template = templateOf(filling);
  const folder = await templateFolder(template, (own) => makeTemplate(own, filling));
  await cp(folder, dataDir, { recursive: true });
};

/**
 * A database of its own, migrated and filled, which is gone when it is closed: a copy, which takes
 * a tenth of making one.
 */
export const openTestDatabase = async (filling: Filling = {}): Promise<OpenDatabase> => {
  const folder = mkdtempSync(join(tmpdir(), 'database-'));
  const dataDir = join(folder, 'data');
  await copyTemplate(dataDir, filling);
  const client = new PGlite({ dataDir, pgliteWasmModule: await compiled() });
  const { db, close } = await prepareEmbedded(client, migrations, filling);
  return { db, close: () => close().finally(() => rm(folder, { recursive: true, force: true })) };
};
