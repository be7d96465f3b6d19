import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { isTooOld, LAST_OF_BEFORE } from '#server/db/baseline.ts';
import type { DatabaseLocation } from '#server/db/database-location.ts';
import type { Config } from '#server/platform/config/config.ts';
import { databaseFiles, type Manifest, readManifest } from './manifest.ts';
import { isWhole } from './part.ts';
import { BackupError } from './refusal.ts';
import { openEmbeddedTarget } from './restore-embedded.ts';
import { addFiles, planFiles, replaceFiles } from './restore-files.ts';
import { openPostgresTarget } from './restore-postgres.ts';
import { addSecret, assertSecret } from './restore-secret.ts';
import type { RestoreTarget } from './restore-target.ts';

type RestoreStep = 'checked' | 'files' | 'loaded' | 'database' | 'surplus';

type Restoring = {
  config: Pick<Config, 'accountSecret'> & DatabaseLocation;
  rootDir: string;
  from: string;
  replace: boolean;
  reached?: (step: RestoreStep) => void;
};

const assertFits = ({ config, rootDir }: Restoring, manifest: Manifest): void => {
  if ((manifest.database === 'postgres') !== (config.databaseUrl !== undefined))
    throw new BackupError(
      manifest.database === 'postgres'
        ? '这是 PostgreSQL 数据库的备份，不能恢复成内置数据库：请设置 DATABASE_URL'
        : '这是内置数据库的备份，不能恢复到 PostgreSQL：请去掉 DATABASE_URL',
    );
  const known = readMigrationFiles({ migrationsFolder: join(rootDir, 'server/db/migrations') });
  if (manifest.migration.at > (known.at(-1)?.folderMillis ?? 0))
    throw new BackupError('备份由更新的版本做成，请改用那个版本的程序恢复');
  if (isTooOld(manifest.migration, known))
    throw new BackupError(
      `备份由更早的开发版本做成，这个版本不能升级它：请用${LAST_OF_BEFORE}恢复并启动一次`,
    );
  assertSecret(config, manifest);
};

const assertWhole = async (folder: string, { database, parts }: Manifest): Promise<void> => {
  if (!parts.some(({ path }) => path === databaseFiles[database]))
    throw new BackupError('备份里没有数据库');
  for (const part of parts)
    if (!(await isWhole(folder, part)))
      throw new BackupError(`备份已损坏：${part.path} 缺少或与清单不符`);
};

const restoreInto = async (
  target: RestoreTarget,
  { config, from, replace, reached = () => {} }: Restoring,
  manifest: Manifest,
): Promise<void> => {
  const { dataDir } = config;
  const plan = await planFiles(dataDir, manifest.parts);
  const isFree = plan.changed.length + plan.surplus.length === 0 && (await target.isEmpty());
  if (!isFree && !replace)
    throw new BackupError('这里已有数据。确定要用备份替换它，请加上 --replace');
  await addFiles({ from, dataDir }, plan);
  await addSecret(config, manifest, from);
  reached('files');
  await target.put(join(from, databaseFiles[manifest.database]), () => reached('loaded'));
  reached('database');
  await replaceFiles({ from, dataDir }, plan);
  reached('surplus');
};

/**
 * Restores a backup to the configured database and DATA_DIR. Everything is checked before anything changes;
 * files come before the database that names them, which is replaced atomically. Throws {@link BackupError},
 * or `DirectoryTakenError` while a server runs.
 */
export const restoreBackup = async (given: Restoring): Promise<Manifest> => {
  const restoring = { ...given, from: resolve(given.from) };
  const { config, from } = restoring;
  const manifest = await readManifest(from);
  assertFits(restoring, manifest);
  await assertWhole(from, manifest);
  restoring.reached?.('checked');
  await mkdir(config.dataDir, { recursive: true });
  const target = config.databaseUrl
    ? await openPostgresTarget(config.databaseUrl)
    : openEmbeddedTarget(config);
  try {
    await restoreInto(target, restoring, manifest);
  } finally {
    await target.close();
  }
  return manifest;
};
