import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Database } from './database.ts';

/** `at`: when the migration was written, in ms. */
export type Migration = { hash: string; at: number };

/**
 * Migrations that ended in the tables of `0000_start.sql` and one more: the last of the thirty that
 * became it, and the file as it was at first.
 */
const BEFORE_START: readonly string[] = [
  'ea0faa5b925ed2e0d4334f52cc65d329a3424e5410d7a94e6a267786171297bb',
  'f6b7b2dfb7c97c77a68a76ba31b69f1cfe872993320c760fde7a4f4c73d41582',
];

const rowsOf = async (db: Database, statement: string): Promise<unknown[]> => {
  const result: unknown = await db.execute(sql.raw(statement));
  const rows = typeof result === 'object' && result !== null ? Reflect.get(result, 'rows') : [];
  return Array.isArray(rows) ? rows : [];
};

const TABLE = 'drizzle.__drizzle_migrations';

/** The newest migration that a database has had; null where it never had one. */
export const newestMigration = async (db: Database): Promise<Migration | null> => {
  const there = `select 1 where to_regclass('${TABLE}') is not null`;
  if ((await rowsOf(db, there)).length === 0) return null;
  const newest = `select hash, created_at::text as at from ${TABLE} order by created_at desc limit 1`;
  const [row] = await rowsOf(db, newest);
  if (typeof row !== 'object' || row === null) return null;
  return { hash: String(Reflect.get(row, 'hash')), at: Number(Reflect.get(row, 'at')) };
};

/**
 * Gives a database of the last shape before the first migration the tables that this one makes, and
 * notes that it has them. Throws a Chinese sentence for one of an earlier shape.
 */
export const carryOver = async (db: Database, migrationsFolder: string): Promise<void> => {
  const [start] = readMigrationFiles({ migrationsFolder });
  const newest = await newestMigration(db);
  if (!start || !newest || newest.at >= start.folderMillis) return;
  if (!BEFORE_START.includes(newest.hash))
    throw new Error(
      '数据库由更早的开发版本建立，这个版本不能升级它：请先用提交 4817965 的版本启动一次，或改用空的 DATA_DIR 或 DATABASE_URL',
    );
  const { hash, folderMillis } = start;
  await rowsOf(db, 'drop table if exists operator_request');
  await rowsOf(db, `insert into ${TABLE} (hash, created_at) values ('${hash}', ${folderMillis})`);
};
