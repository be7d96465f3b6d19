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

/** The server's secret: keyed hashes and encryption. */
export type Secret = {
  /** Equal parts give equal hashes, which nobody can compute without the secret. */
  hash: (...parts: readonly unknown[]) => string;
  encrypt: (text: string) => string;
  /** Reverses `encrypt`. Throws for another secret's text or a changed one. */
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

/** The file of a data directory that keeps its secret. */
export const SECRET_FILE = 'secret';

/** The secret that `directory` keeps; the first to ask makes it. */
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

/** The secret is the configured one, else a file's under `dataDir`, else made for this process. */
export const openSecret = (given: string | undefined, dataDir: string | undefined): Secret =>
  secretFrom(given ?? (dataDir ? secretIn(dataDir) : randomBytes(32).toString('hex')));
