import { join } from 'node:path';

/** At a server, or in a folder of `dataDir`, by default `database`. */
export type DatabaseLocation = {
  databaseUrl: string | undefined;
  dataDir: string;
  databaseFolder?: string | undefined;
};

export const folderOf = ({
  dataDir,
  databaseFolder = 'database',
}: Omit<DatabaseLocation, 'databaseUrl'>): string => join(dataDir, databaseFolder);
