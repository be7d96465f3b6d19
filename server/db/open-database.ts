import { join } from 'node:path';
import type { Broken } from './connections/pool.ts';
import type { Filling, OpenDatabase } from './database.ts';
import { openEmbedded } from './embedded.ts';
import { openPostgres } from './postgres.ts';

/**
 * The configured database, migrated and, unless `filling` says otherwise, with its demo data. `folder`: which
 * one of DATA_DIR, where it is not the site's own.
 */
export const openDatabase = (
  config: { databaseUrl: string | undefined; dataDir: string; folder?: string },
  rootDir: string,
  filling: Filling = {},
  broken?: Broken,
): Promise<OpenDatabase> => {
  const migrations = join(rootDir, 'server/db/migrations');
  return config.databaseUrl
    ? openPostgres(config.databaseUrl, migrations, filling, broken)
    : openEmbedded(join(config.dataDir, config.folder ?? 'database'), migrations, filling);
};
