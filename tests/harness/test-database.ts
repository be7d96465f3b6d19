import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { Filling, OpenDatabase } from '#server/db/database.ts';
import { prepareEmbedded } from '#server/db/prepare-embedded.ts';
import { findRootDir } from '#server/platform/config/root-dir.ts';
import { templateFolder, templateOf } from './database-template.ts';

export const migrations = join(findRootDir(), 'server/db/migrations');

let engine: Promise<WebAssembly.Module> | undefined;

/** The database's code, compiled once for all files of a worker. */
const compiled = (): Promise<WebAssembly.Module> => {
  const file = join(findRootDir(), 'node_modules/@electric-sql/pglite/dist/pglite.wasm');
  engine ??= readFile(file).then((bytes) => WebAssembly.compile(bytes));
  return engine;
};

/** Clearing its usual 128 MB is half the work of its start; the rows of a test need little. */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'];

/** What lies in a folder as it is, neither migrated nor filled; a tenth of starting the engine anew. */
export const openIn = async (dataDir: string): Promise<PGlite> =>
  new PGlite({ dataDir, pgliteWasmModule: await compiled(), startParams });

/** One call of the system after the other takes a tenth of what they take beside each other. */
const copyFolder = (from: string, to: string): void => cpSync(from, to, { recursive: true });

const makeEmpty = async (dataDir: string): Promise<void> => {
  const client = await openIn(dataDir);
  // nothing is made from them, and they are more than half of the files that each copy takes
  for (const name of ['template0', 'template1']) {
    await client.exec(`alter database ${name} is_template false`);
    await client.exec(`drop database ${name}`);
  }
  const { close } = await prepareEmbedded(client, migrations, { demo: false });
  await close();
};

/** The demo is inserted anew every few minutes; the tables stay. */
const makeDemo = async (dataDir: string): Promise<void> => {
  copyFolder(await templateIn({ demo: false }), dataDir);
  const { close } = await prepareEmbedded(await openIn(dataDir), migrations, {});
  await close();
};

const templateIn = (filling: Filling): Promise<string> =>
  templateFolder(templateOf(filling), filling.demo === false ? makeEmpty : makeDemo);

/** Puts a closed database, migrated and filled, into a folder that does not exist yet. */
export const copyTemplate = async (dataDir: string, filling: Filling = {}): Promise<void> =>
  copyFolder(await templateIn(filling), dataDir);

/**
 * A database of its own, migrated and filled, which is gone when it is closed: a copy, which takes
 * a tenth of making one.
 */
export const openTestDatabase = async (filling: Filling = {}): Promise<OpenDatabase> => {
  const folder = mkdtempSync(join(tmpdir(), 'database-'));
  const dataDir = join(folder, 'data');
  await copyTemplate(dataDir, filling);
  const opened = await prepareEmbedded(await openIn(dataDir), migrations, filling);
  const remove = () => rmSync(folder, { recursive: true, force: true });
  return { ...opened, close: () => opened.close().finally(remove) };
};
