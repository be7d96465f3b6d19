import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openSecret, SECRET_FILE } from '#server/platform/auth/secret.ts';

type Keys = { accountSecret: string | undefined; dataDir: string };

export const secretOf = ({ accountSecret, dataDir }: Keys): string | undefined => {
  if (accountSecret !== undefined) return accountSecret;
  const file = join(dataDir, SECRET_FILE);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
};

/** A hash that identifies a secret without revealing it. */
export const markOf = (secret: string | undefined): string | null =>
  secret === undefined ? null : openSecret(secret, undefined).hash('backup');
