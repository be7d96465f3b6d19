import { join } from 'node:path';

/** Where a database is: at a server, or in a folder of `dataDir`, which usually is `database`. */
export type DatabaseLocation = {
  databaseUrl: string | undefined;
  dataDir: string;
  databaseFolder?: string | undefined;
};

export const folderOf = ({
  dataDir,
  databaseFolder = 'database',
}: Omit<DatabaseLocation, 'databaseUrl'>): string => join(dataDir, databaseFolder);
