import { join } from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle as onServer } from 'drizzle-orm/node-postgres';
import { drizzle } from 'drizzle-orm/pglite';
import pg from 'pg';
import { isTooOld, type Migration, newestMigration, TOO_OLD } from './baseline.ts';
import type { Database, OpenDatabase } from './database.ts';
import { type DatabaseLocation, folderOf } from './database-location.ts';
import { lockDirectory } from './directory-lock.ts';
import { openEngine } from './engine.ts';
import { holdsDatabase, putRestored } from './restored.ts';

/** The message is a Chinese sentence for the person who started the command. */
export class NoDatabaseError extends Error {}

type Opened = Pick<OpenDatabase, 'db' | 'snapshot' | 'close'>;

const openDirectory = (directory: string): Opened => {
  if (!holdsDatabase(directory))
    throw new NoDatabaseError(`${directory} 里没有数据库，请检查 DATA_DIR`);
  const unlock = lockDirectory(directory);
  putRestored(directory);
  const client = openEngine(directory);
  const db = drizzle({ client, casing: 'snake_case' });
  const snapshot = () => client.dumpDataDir('none');
  return { db, snapshot, close: () => client.close().finally(unlock) };
};

const openServer = (connectionString: string): Opened => {
  const pool = new pg.Pool({ connectionString, connectionTimeoutMillis: 5000, max: 1 });
  // a query that runs fails by itself; without listeners a broken connection would end the process
  pool.on('error', () => {}).on('connect', (client) => client.on('error', () => {}));
  return { db: onServer({ client: pool, casing: 'snake_case' }), close: () => pool.end() };
};

/**
 * Opens a database of any version. Throws {@link NoDatabaseError} where there is none of ours, and
 * `DirectoryTakenError` while a server runs on it.
 */
export const openAsItIs = async <T>(
  location: DatabaseLocation,
  work: (opened: Omit<Opened, 'close'>, newest: Migration) => Promise<T>,
): Promise<T> => {
  const { close, ...opened } = location.databaseUrl
    ? openServer(location.databaseUrl)
    : openDirectory(folderOf(location));
  try {
    const newest = await newestMigration(opened.db);
    if (!newest) throw new NoDatabaseError('这个数据库里没有本产品的数据');
    return await work(opened, newest);
  } finally {
    await close();
  }
};

const assertVersion = (had: Migration, migrationsFolder: string): void => {
  const migrations = readMigrationFiles({ migrationsFolder });
  if (isTooOld(had, migrations)) throw new NoDatabaseError(TOO_OLD);
  const newest = migrations.at(-1)?.folderMillis ?? 0;
  if (had.at < newest)
    throw new NoDatabaseError('数据库比程序旧，请先用这个版本启动一次服务（npm start）');
  if (had.at > newest) throw new NoDatabaseError('数据库比程序新，请改用服务所用的版本');
};

/**
 * Neither creates nor migrates the database. Throws as {@link openAsItIs} does, and {@link NoDatabaseError} for
 * another version.
 */
export const openExisting = <T>(
  location: DatabaseLocation,
  rootDir: string,
  work: (db: Database) => Promise<T>,
): Promise<T> =>
  openAsItIs(location, async ({ db }, newest) => {
    assertVersion(newest, join(rootDir, 'server/db/migrations'));
    return work(db);
  });

/** Throws as {@link openExisting} does. */
export const readExisting = <T>(
  location: DatabaseLocation,
  rootDir: string,
  look: (db: Database) => Promise<T>,
): Promise<T> => {
  // one snapshot: all queries of `look` see the database at the same moment
  const reading = { accessMode: 'read only', isolationLevel: 'repeatable read' } as const;
  return openExisting(location, rootDir, (db) => db.transaction(look, reading));
};
