import { existsSync } from 'node:fs';
import { readFile, rename } from 'node:fs/promises';
import { drizzle } from 'drizzle-orm/pglite';
import { newestMigration } from '#server/db/baseline.ts';
import { folderOf } from '#server/db/database-location.ts';
import { lockDirectory } from '#server/db/directory-lock.ts';
import { openEngine } from '#server/db/engine.ts';
import { halfRestoredPath, holdsDatabase, putRestored, restoredPath } from '#server/db/restored.ts';
import { BackupError } from './refusal.ts';
import type { RestoreTarget } from './restore-target.ts';

/** Unpacks a dump into a folder that does not exist yet, and has the engine read it. */
const unpack = async (file: string, directory: string): Promise<void> => {
  const loadDataDir = new Blob([await readFile(file)], { type: 'application/gzip' });
  const client = openEngine(directory, { loadDataDir });
  try {
    if (!(await newestMigration(drizzle({ client, casing: 'snake_case' }))))
      throw new BackupError('备份里的数据库是空的');
  } catch (error) {
    if (error instanceof BackupError) throw error;
    throw new BackupError(`这个版本的程序打不开备份里的数据库（${String(error)}）`);
  } finally {
    await client.close().catch(() => {});
  }
};

/** Opens an embedded database to a restore. Throws `DirectoryTakenError` where it is in use. */
export const openEmbeddedTarget = (
  location: Parameters<typeof folderOf>[0],
): RestoreTarget & { close: () => void } => {
  const directory = folderOf(location);
  const close = lockDirectory(directory);
  const half = halfRestoredPath(directory);
  return {
    isEmpty: async () => !holdsDatabase(directory) && !existsSync(directory),
    put: async (file, loaded) => {
      putRestored(directory);
      await unpack(file, half);
      loaded();
      // from here on whoever opens the folder finds the restored database
      await rename(half, restoredPath(directory));
      putRestored(directory);
    },
    close,
  };
};
