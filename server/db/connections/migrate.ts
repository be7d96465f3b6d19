import { setTimeout as after } from 'node:timers/promises';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { newestMigration } from '../baseline.ts';
import { isLate } from './lost.ts';
import { KEEP_ALIVE } from './pool.ts';
import { offlineReason } from './served-migration.ts';

/** How long a change of a table waits for queries on it, in ms; queries wait behind it for as long. */
const LOCK_LIMIT = 2000;
const TRIES = 15;
const PAUSE = 1000;

export const servingConnections = async (client: pg.ClientBase): Promise<number> => {
  const { rows } = await client.query<{ n: number }>(
    `select count(*)::int as n from pg_stat_activity
     where datname = current_database() and application_name = $1`,
    [KEEP_ALIVE.application_name],
  );
  return rows[0]?.n ?? 0;
};

/** Throws a Chinese sentence where a pending migration needs all other servers to be stopped first. */
const assertAlone = async (
  client: pg.ClientBase,
  db: NodePgDatabase,
  migrationsFolder: string,
): Promise<void> => {
  const newest = await newestMigration(db);
  if (!newest) return;
  const pending = readMigrationFiles({ migrationsFolder }).filter(
    ({ folderMillis }) => folderMillis > newest.at,
  );
  const reason = offlineReason(pending.flatMap(({ sql }) => sql));
  if (reason !== undefined && (await servingConnections(client)) > 0)
    throw new Error(
      `这次升级不能在旧版本运行时进行（${reason}）：请先停止所有使用这个数据库的服务，再启动`,
    );
};

/**
 * Migrates while other servers serve: where a table is in use for longer than two seconds, it lets them go on and
 * tries again, for half a minute. Throws a Chinese sentence where it cannot.
 */
export const migrateServed = async (
  client: pg.ClientBase,
  db: NodePgDatabase,
  migrationsFolder: string,
): Promise<void> => {
  await assertAlone(client, db, migrationsFolder);
  await client.query(`set lock_timeout = ${LOCK_LIMIT}`);
  for (let left = TRIES - 1; ; left -= 1) {
    try {
      return await migrate(db, { migrationsFolder });
    } catch (error) {
      if (!isLate(error)) throw error;
      if (left === 0)
        throw new Error(
          '数据库一直有长时间的操作占用要升级的表，升级没有进行：请在其结束后重新启动',
        );
    }
    await after(PAUSE);
  }
};
