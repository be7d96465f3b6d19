import { join } from 'node:path';
import type { Broken } from './db/connections/pool.ts';
import type { OpenDatabase } from './db/database.ts';
import { openEmbedded } from './db/embedded.ts';
import { openDatabase } from './db/open-database.ts';
import { type Config, REPORTS_FOLDER } from './platform/config/config.ts';
import { prepareDataDir } from './platform/config/data-dir.ts';
import { START_NEEDS } from './platform/storage/disk-capacity.ts';

/** `why`: the reason in Chinese for which reports are in the log alone. */
export type ReportStore = { opened: OpenDatabase } | { opened: null; why: string };

/**
 * For a home page of our own in front of an existing back end: no demo data, and the reports in the same database.
 * Throws where it cannot be opened.
 */
export const openWithHome = (
  config: Pick<Config, 'dataDir' | 'databaseUrl' | 'databaseFolder'>,
  rootDir: string,
  broken?: Broken,
): Promise<OpenDatabase> => {
  prepareDataDir(config.dataDir, config.databaseUrl ? 0 : START_NEEDS);
  return openDatabase(config, rootDir, { demo: false }, broken);
};

/** No demo data. The server starts even if the store cannot be opened. */
export const openReportStore = async (
  { givenDataDir }: Pick<Config, 'givenDataDir'>,
  rootDir: string,
): Promise<ReportStore> => {
  if (givenDataDir === undefined) return { opened: null, why: '未设置 DATA_DIR' };
  try {
    prepareDataDir(givenDataDir, START_NEEDS);
    const migrations = join(rootDir, 'server/db/migrations');
    return {
      opened: await openEmbedded(join(givenDataDir, REPORTS_FOLDER), migrations, { demo: false }),
    };
  } catch (error) {
    return { opened: null, why: error instanceof Error ? error.message : String(error) };
  }
};
