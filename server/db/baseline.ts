import { type SQL, sql } from 'drizzle-orm';
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';
import type { Database } from './database.ts';

export type Migration = { hash: string; at: number };

/** The last version that upgrades databases from before the first migration. */
export const LAST_OF_BEFORE = '提交 6967196 的版本';

export const TOO_OLD = `数据库由更早的开发版本建立，这个版本不能升级它：请先用${LAST_OF_BEFORE}启动一次，或改用空的 DATA_DIR 或 DATABASE_URL`;

const rowsOf = async (db: Database, statement: SQL): Promise<unknown[]> => {
  const result: unknown = await db.execute(statement);
  const rows = typeof result === 'object' && result !== null ? Reflect.get(result, 'rows') : [];
  return Array.isArray(rows) ? rows : [];
};

export const newestMigration = async (db: Database): Promise<Migration | null> => {
  const there = sql`select 1 where to_regclass('drizzle.__drizzle_migrations') is not null`;
  if ((await rowsOf(db, there)).length === 0) return null;
  const newest = sql`select hash, created_at::text as at from drizzle.__drizzle_migrations
    order by created_at desc limit 1`;
  const [row] = await rowsOf(db, newest);
  if (typeof row !== 'object' || row === null) return null;
  return { hash: String(Reflect.get(row, 'hash')), at: Number(Reflect.get(row, 'at')) };
};

/**
 * The first migration replaced earlier ones and has the time of the last of them; a database without that one cannot
 * be upgraded.
 */
export const isTooOld = (
  { at }: Pick<Migration, 'at'>,
  [first]: readonly MigrationMeta[],
): boolean => first !== undefined && at < first.folderMillis;

/** Throws {@link TOO_OLD} before such a database is changed. */
export const assertUpgradable = async (db: Database, migrationsFolder: string): Promise<void> => {
  const newest = await newestMigration(db);
  if (newest && isTooOld(newest, readMigrationFiles({ migrationsFolder })))
    throw new Error(TOO_OLD);
};
