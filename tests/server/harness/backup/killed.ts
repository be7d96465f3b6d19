/**
 * Makes or restores a backup of the site that the environment names, and kills itself at a step:
 * `killed.ts backup|restore <folder> <step>`.
 */
import { makeBackup } from '#scripts/backup/make.ts';
import { restoreBackup } from '#scripts/backup/restore.ts';
import { readConfig } from '#server/platform/config/config.ts';
import { findRootDir } from '#server/platform/config/root-dir.ts';

const [work, folder = '', last] = process.argv.slice(2);
const config = readConfig(process.env);
const reached = (step: string): void => {
  if (step === last) process.kill(process.pid, 'SIGKILL');
};
if (work === 'backup') await makeBackup({ config, to: folder, reached });
else await restoreBackup({ config, rootDir: findRootDir(), from: folder, replace: true, reached });
