import { SECRET_FILE } from '#server/platform/auth/secret.ts';
import type { Config } from '#server/platform/config/config.ts';
import type { Manifest } from './manifest.ts';
import { BackupError } from './refusal.ts';
import { writeFile } from './restore-files.ts';
import { markOf, secretOf } from './secret.ts';

type Keys = Pick<Config, 'accountSecret' | 'dataDir'>;
type BackupParts = Pick<Manifest, 'parts' | 'secretMark'>;

const isInside = ({ parts }: BackupParts): boolean =>
  parts.some(({ path }) => path === SECRET_FILE);

/** Refuses another secret than that of the backup: it could not read what was encrypted with that one. */
export const assertSecret = (keys: Keys, manifest: BackupParts): void => {
  const now = secretOf(keys);
  if (now === undefined && !isInside(manifest) && manifest.secretMark !== null)
    throw new BackupError('备份里没有密钥，请先设置备份时的 ACCOUNT_SECRET');
  if (now === undefined || manifest.secretMark === null || markOf(now) === manifest.secretMark)
    return;
  throw new BackupError(
    keys.accountSecret === undefined
      ? `${keys.dataDir} 里的 secret 与备份的不同，用它读不出备份里的证件号码：请先把它移到别处保管`
      : 'ACCOUNT_SECRET 与备份的不同，用它读不出备份里的证件号码',
  );
};

/** Puts the backup's secret where there is none. */
export const addSecret = async (keys: Keys, manifest: BackupParts, from: string): Promise<void> => {
  if (!isInside(manifest) || secretOf(keys) !== undefined) return;
  await writeFile({ from, dataDir: keys.dataDir }, { path: SECRET_FILE }, 0o600);
};
