import { createReadStream } from 'node:fs';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { DatabaseLocation } from '#server/db/database-location.ts';
import { DirectoryTakenError, lockDirectory } from '#server/db/directory-lock.ts';
import { SECRET_FILE } from '#server/platform/auth/secret.ts';
import type { Config } from '#server/platform/config/config.ts';
import { dumpDatabase } from './dump.ts';
import { nameNow, newestIn } from './finished.ts';
import { type Manifest, writeManifest } from './manifest.ts';
import { type Part, writeFileFrom } from './part.ts';
import { BackupError } from './refusal.ts';
import { markOf, secretOf } from './secret.ts';
import { keepUploads } from './uploads.ts';

type BackupStep = 'files' | 'database' | 'newer files' | 'manifest';

type Making = {
  config: Pick<Config, 'accountSecret'> & DatabaseLocation;
  to: string;
  reached?: (step: BackupStep) => void;
};

const HALF = '.half';

const lockTarget = (to: string): (() => void) => {
  try {
    return lockDirectory(join(to, HALF));
  } catch (error) {
    if (error instanceof DirectoryTakenError) throw new BackupError(`${to} 里正有另一个备份在进行`);
    throw error;
  }
};

const keepSecret = async (
  { accountSecret, dataDir }: Making['config'],
  folder: string,
): Promise<Part[]> => {
  const file = join(dataDir, SECRET_FILE);
  const about = await stat(file).catch(() => undefined);
  if (accountSecret !== undefined || !about) return [];
  const written = await writeFileFrom(createReadStream(file), join(folder, SECRET_FILE));
  return [{ path: SECRET_FILE, changedAt: Math.floor(about.mtimeMs), ...written }];
};

/**
 * Files first, then the database, then files uploaded meanwhile. So every file that the dump names is in the
 * backup, unless it was deleted during the backup.
 */
const fill = async (
  { config, to, reached = () => {} }: Making,
  folder: string,
): Promise<Omit<Manifest, 'format'>> => {
  const keeping = { from: config.dataDir, folder, earlier: await newestIn(to) };
  const uploads = new Map<string, Part>();
  await keepUploads(keeping, uploads);
  reached('files');
  const { database, migration, part } = await dumpDatabase(config, folder);
  reached('database');
  await keepUploads(keeping, uploads);
  const secret = await keepSecret(config, folder);
  reached('newer files');
  return {
    madeAt: new Date().toISOString(),
    database,
    migration,
    secretMark: markOf(secretOf(config)),
    parts: [part, ...secret, ...uploads.values()],
  };
};

export type MadeBackup = { folder: string; manifest: Omit<Manifest, 'format'> };

/**
 * Backs up database, uploads and secret into a new folder below `to`, which gets its name only when complete.
 * Throws {@link BackupError}, `NoDatabaseError` or `DirectoryTakenError`.
 */
export const makeBackup = async (making: Making): Promise<MadeBackup> => {
  const to = resolve(making.to);
  await mkdir(to, { recursive: true, mode: 0o700 });
  const unlock = lockTarget(to);
  const half = join(to, HALF);
  try {
    await rm(half, { recursive: true, force: true });
    await mkdir(half, { mode: 0o700 });
    const manifest = await fill({ ...making, to }, half);
    await writeManifest(half, manifest);
    making.reached?.('manifest');
    const folder = join(to, nameNow());
    await rename(half, folder);
    return { folder, manifest };
  } finally {
    await rm(half, { recursive: true, force: true });
    unlock();
  }
};
