import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { Filling, OpenDatabase } from '../../server/db/database.ts';
import { prepareEmbedded } from '../../server/db/prepare-embedded.ts';
import { findRootDir } from '../../server/platform/config/root-dir.ts';
import { templateBytes, templateOf } from './database-template.ts';

export const migrations = join(findRootDir(), 'server/db/migrations');

let engine: Promise<WebAssembly.Module> | undefined;

/** The database's code, compiled once for all files of a worker. */
const compiled = (): Promise<WebAssembly.Module> => {
  const file = join(findRootDir(), 'node_modules/@electric-sql/pglite/dist/pglite.wasm');
  engine ??= readFile(file).then((bytes) => WebAssembly.compile(bytes));
  return engine;
};

const makeTemplate = async (filling: Filling): Promise<Blob> => {
  const client = new PGlite();
  const { close } = await prepareEmbedded(client, migrations, filling);
  return client.dumpDataDir('none').finally(close);
};

/**
 * A database of its own in memory, migrated and filled, which is gone when it is closed: a copy,
 * which takes a fifth of making one.
 */
export const openInMemory = async (filling: Filling = {}): Promise<OpenDatabase> => {
  const dump = await templateBytes(templateOf(filling), () => makeTemplate(filling));
  const client = new PGlite({
    loadDataDir: new Blob([dump]),
    pgliteWasmModule: await compiled(),
  });
  return prepareEmbedded(client, migrations, filling);
};
