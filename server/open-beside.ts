import { join } from 'node:path';
import type { OpenDatabase } from './db/database.ts';
import { openEmbedded } from './db/embedded.ts';
import type { Config } from './platform/config/config.ts';
import { prepareDataDir } from './platform/config/data-dir.ts';

/** What keeps phones' reports in front of an existing back end, or why they are in the log alone. */
export type Beside = { opened: OpenDatabase } | { opened: null; why: string };

/** The folder of that database in DATA_DIR, apart from the one of a site without API_ORIGIN. */
export const BESIDE = 'diagnostics';

/** Opens that database, without demo data. Where it cannot, the server starts all the same. */
export const openBeside = async (
  { givenDataDir }: Pick<Config, 'givenDataDir'>,
  rootDir: string,
): Promise<Beside> => {
  if (givenDataDir === undefined) return { opened: null, why: '未设置 DATA_DIR' };
  try {
    prepareDataDir(givenDataDir);
    const migrations = join(rootDir, 'server/db/migrations');
    return { opened: await openEmbedded(join(givenDataDir, BESIDE), migrations, { demo: false }) };
  } catch (error) {
    return { opened: null, why: error instanceof Error ? error.message : String(error) };
  }
};
