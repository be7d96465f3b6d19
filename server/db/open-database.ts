import { join } from 'node:path';
import type { Broken } from './connections/pool.ts';
import type { Filling, OpenDatabase } from './database.ts';
import { type DatabaseLocation, folderOf } from './database-location.ts';
import { openEmbedded } from './embedded.ts';

export const openDatabase = async (
  config: DatabaseLocation,
  rootDir: string,
  filling: Filling = {},
  broken?: Broken,
): Promise<OpenDatabase> => {
  const migrations = join(rootDir, 'server/db/migrations');
  if (!config.databaseUrl) return openEmbedded(folderOf(config), migrations, filling);
  // each engine's code takes memory and time that a site on the other need not spend
  const { openPostgres } = await import('./postgres.ts');
  return openPostgres(config.databaseUrl, migrations, filling, broken);
};
