import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  randomUUID,
} from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export type Secret = {
  /** Keyed: equal parts give equal hashes, which nobody computes without the secret. */
  hash: (...parts: readonly unknown[]) => string;
  encrypt: (text: string) => string;
  /** Throws for text that another secret encrypted, or that was changed. */
  decrypt: (stored: string) => string;
};

const NONCE = 12;
const TAG = 16;

const keyFor = (secret: string, use: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', use, 32));

const secretFrom = (secret: string): Secret => {
  const hashing = keyFor(secret, 'hash');
  const encrypting = keyFor(secret, 'encrypt');
  return {
    hash: (...parts) =>
      createHmac('sha256', hashing).update(JSON.stringify(parts)).digest('base64url'),
    encrypt: (text) => {
      const nonce = randomBytes(NONCE);
      const cipher = createCipheriv('aes-256-gcm', encrypting, nonce);
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
    },
    decrypt: (stored) => {
      const bytes = Buffer.from(stored, 'base64url');
      const nonce = bytes.subarray(0, NONCE);
      const decipher = createDecipheriv('aes-256-gcm', encrypting, nonce, { authTagLength: TAG });
      decipher.setAuthTag(bytes.subarray(NONCE, NONCE + TAG));
      const body = decipher.update(bytes.subarray(NONCE + TAG));
      return Buffer.concat([body, decipher.final()]).toString('utf8');
    },
  };
};

export const SECRET_FILE = 'secret';

const secretIn = (directory: string): string => {
  const file = join(directory, SECRET_FILE);
  mkdirSync(directory, { recursive: true });
  const own = `${file}.${randomUUID()}`;
  try {
    writeFileSync(own, randomBytes(32).toString('hex'), { mode: 0o600 });
    // `linkSync` fails with EEXIST where another process has already made the secret
    linkSync(own, file);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    rmSync(own, { force: true });
  }
  return readFileSync(file, 'utf8');
};

/** The configured secret, else that of a file under `dataDir`, else one for this process alone. */
export const openSecret = (given: string | undefined, dataDir: string | undefined): Secret =>
  secretFrom(given ?? (dataDir ? secretIn(dataDir) : randomBytes(32).toString('hex')));
