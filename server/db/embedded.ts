import { mkdirSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { carryOver } from './baseline.ts';
import type { Filling, OpenDatabase } from './database.ts';
import { insertDemo } from './demo/insert.ts';
import { lockDirectory } from './directory-lock.ts';

const open = async (
  client: PGlite,
  migrationsFolder: string,
  { demo = true }: Filling,
): Promise<OpenDatabase> => {
  const db = drizzle({ client, casing: 'snake_case' });
  await carryOver(db, migrationsFolder);
  await migrate(db, { migrationsFolder });
  if (demo) await insertDemo(db);
  return { db, close: () => client.close() };
};

/** The embedded database in `directory`, which no other process may have open. */
export const openEmbedded = async (
  directory: string,
  migrationsFolder: string,
  filling: Filling = {},
): Promise<OpenDatabase> => {
  const unlock = lockDirectory(directory);
  try {
    mkdirSync(directory, { recursive: true });
    const opened = await open(new PGlite(directory), migrationsFolder, filling);
    return { db: opened.db, close: () => opened.close().finally(unlock) };
  } catch (error) {
    unlock();
    throw error;
  }
};

/** An embedded database that is gone when it is closed; it begins as a copy of `dump` if there is one. */
export const openInMemory = (
  migrationsFolder: string,
  filling: Filling = {},
  dump?: Blob,
): Promise<OpenDatabase> =>
  open(new PGlite(dump ? { loadDataDir: dump } : {}), migrationsFolder, filling);

/** What `openInMemory` may begin with: a database that is migrated, and filled where asked. */
export const dumpInMemory = async (migrationsFolder: string, filling: Filling): Promise<Blob> => {
  const client = new PGlite();
  const { close } = await open(client, migrationsFolder, filling);
  return client.dumpDataDir('none').finally(close);
};
