import { join } from 'node:path';
import type { OpenDatabase } from './database.ts';
import { openEmbedded } from './embedded.ts';
import { openPostgres } from './postgres.ts';

/** The configured database, migrated, and filled with demo data if it was empty. */
export const openDatabase = (
  config: { databaseUrl: string | undefined; dataDir: string },
  rootDir: string,
): Promise<OpenDatabase> => {
  const migrations = join(rootDir, 'server/db/migrations');
  return config.databaseUrl
    ? openPostgres(config.databaseUrl, migrations)
    : openEmbedded(join(config.dataDir, 'database'), migrations);
};
