import { join } from 'node:path';
import type { Broken } from './connections/pool.ts';
import type { Filling, OpenDatabase } from './database.ts';
import { type DatabaseLocation, folderOf } from './database-location.ts';
import { openEmbedded } from './embedded.ts';
import { openPostgres } from './postgres.ts';

export const openDatabase = (
  config: DatabaseLocation,
  rootDir: string,
  filling: Filling = {},
  broken?: Broken,
): Promise<OpenDatabase> => {
  const migrations = join(rootDir, 'server/db/migrations');
  return config.databaseUrl
    ? openPostgres(config.databaseUrl, migrations, filling, broken)
    : openEmbedded(folderOf(config), migrations, filling);
};
