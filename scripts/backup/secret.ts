import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openSecret, SECRET_FILE } from '#server/platform/auth/secret.ts';

type Keys = { accountSecret: string | undefined; dataDir: string };

/** The secret that servers of this configuration have; undefined where there is none yet. */
export const secretOf = ({ accountSecret, dataDir }: Keys): string | undefined => {
  if (accountSecret !== undefined) return accountSecret;
  const file = join(dataDir, SECRET_FILE);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
};

/** What a secret is known by, without giving it away. */
export const markOf = (secret: string | undefined): string | null =>
  secret === undefined ? null : openSecret(secret, undefined).hash('backup');
