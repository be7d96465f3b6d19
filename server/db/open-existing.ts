import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle as onServer } from 'drizzle-orm/node-postgres';
import { drizzle } from 'drizzle-orm/pglite';
import pg from 'pg';
import { newestMigration } from './baseline.ts';
import type { Database, OpenDatabase } from './database.ts';
import { lockDirectory } from './directory-lock.ts';

/** Thrown with a Chinese sentence for the person who started the command. */
export class NoDatabaseError extends Error {}

type Opened = Pick<OpenDatabase, 'db' | 'close'>;

const openDirectory = (directory: string): Opened => {
  if (!existsSync(join(directory, 'PG_VERSION')))
    throw new NoDatabaseError(`${directory} 里没有数据库，请检查 DATA_DIR`);
  const unlock = lockDirectory(directory);
  const client = new PGlite(directory);
  const db = drizzle({ client, casing: 'snake_case' });
  return { db, close: () => client.close().finally(unlock) };
};

const openServer = (connectionString: string): Opened => {
  const pool = new pg.Pool({ connectionString, connectionTimeoutMillis: 5000, max: 1 });
  // the question under way fails of itself; without listeners a break would end the process
  pool.on('error', () => {}).on('connect', (client) => client.on('error', () => {}));
  return { db: onServer({ client: pool, casing: 'snake_case' }), close: () => pool.end() };
};

const assertVersion = async (db: Database, migrationsFolder: string): Promise<void> => {
  const had = await newestMigration(db);
  if (!had) throw new NoDatabaseError('这个数据库里没有本产品的数据');
  const newest = readMigrationFiles({ migrationsFolder }).at(-1)?.folderMillis ?? 0;
  if (had.at < newest)
    throw new NoDatabaseError('数据库比程序旧，请先用这个版本启动一次服务（npm start）');
  if (had.at > newest) throw new NoDatabaseError('数据库比程序新，请改用服务所用的版本');
};

type Place = { databaseUrl: string | undefined; dataDir: string };

/**
 * Works on the configured database, which is neither created nor migrated. Throws {@link NoDatabaseError}
 * where there is none, or one of another version, and `DirectoryTakenError` where a server runs on it.
 */
export const openExisting = async <T>(
  { databaseUrl, dataDir }: Place,
  rootDir: string,
  work: (db: Database) => Promise<T>,
): Promise<T> => {
  const { db, close } = databaseUrl
    ? openServer(databaseUrl)
    : openDirectory(join(dataDir, 'database'));
  try {
    await assertVersion(db, join(rootDir, 'server/db/migrations'));
    return await work(db);
  } finally {
    await close();
  }
};

/** Looks at the configured database as it is; throws as {@link openExisting} does. */
export const readExisting = <T>(
  place: Place,
  rootDir: string,
  look: (db: Database) => Promise<T>,
): Promise<T> => {
  // one snapshot: all queries of `look` see the database at the same moment
  const reading = { accessMode: 'read only', isolationLevel: 'repeatable read' } as const;
  return openExisting(place, rootDir, (db) => db.transaction(look, reading));
};
