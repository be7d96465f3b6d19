import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { newestMigration } from '../../../server/db/baseline.ts';
import type { Database, OpenDatabase } from '../../../server/db/database.ts';
import { openDatabase } from '../../../server/db/open-database.ts';
import { appVersionTable } from '../../../server/db/tables/site.ts';
import { findRootDir } from '../../../server/platform/config/root-dir.ts';
import { freshPostgres, hasPostgres } from '../harness/database.ts';
import { withFirstMigration } from '../harness/first-migration.ts';

// every start is a process
vi.setConfig({ testTimeout: 120_000 });

/** The last of the thirty migrations that came before the first one, and that one as it was at first. */
const before = [
  {
    hash: 'ea0faa5b925ed2e0d4334f52cc65d329a3424e5410d7a94e6a267786171297bb',
    at: 1_795_281_666_950,
  },
  {
    hash: 'f6b7b2dfb7c97c77a68a76ba31b69f1cfe872993320c760fde7a4f4c73d41582',
    at: 1_795_347_207_137,
  },
];
const EARLIER = { hash: 'an earlier one', at: 1_795_281_666_949 };
const rootDir = findRootDir();

const migrationsFolder = join(rootDir, 'server/db/migrations');

/** Says that a database came to its tables by the migrations of before. */
const hadAsLast = async (db: Database, { hash, at }: typeof EARLIER): Promise<void> => {
  await db.execute(sql`delete from drizzle.__drizzle_migrations`);
  const row = sql`values (${hash}, ${at})`;
  await db.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at) ${row}`);
};

describe.each([
  ['embedded', true],
  ['PostgreSQL', hasPostgres],
])('a database of before the first migration, %s', (engine, there) => {
  let dataDir = '';
  let databaseUrl: string | undefined;
  let drop = async () => {};
  beforeEach(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'baseline-'));
    if (engine === 'embedded' || !there) return;
    const fresh = await freshPostgres();
    ({ url: databaseUrl, drop } = fresh);
  });
  afterEach(async () => {
    rmSync(dataDir, { recursive: true, force: true });
    await drop();
  });

  const opening = (root = rootDir) => openDatabase({ databaseUrl, dataDir }, root, { demo: false });
  const within = async <T>(
    work: (opened: OpenDatabase) => Promise<T>,
    root?: string,
  ): Promise<T> => {
    const opened = await opening(root);
    return work(opened).finally(opened.close);
  };

  it.skipIf(!there).each(before)(
    'is carried over where it had the last of them: $at',
    async (last) => {
      const firstAlone = withFirstMigration();
      await within(async ({ db }) => {
        await db.delete(appVersionTable);
        await db.insert(appVersionTable).values({ version: '1.0.0' });
        await db.execute(sql`create table operator_request (hash text primary key)`);
        await hadAsLast(db, last);
      }, firstAlone);
      rmSync(firstAlone, { recursive: true });
      const later = readMigrationFiles({ migrationsFolder });
      const newest = later.at(-1);
      for (const _time of ['carried over', 'as it is'])
        await within(async ({ db }) => {
          expect(await newestMigration(db)).toEqual({
            hash: newest?.hash,
            at: newest?.folderMillis,
          });
          expect(await db.$count(appVersionTable)).toBe(1);
          const there = sql`select to_regclass('operator_request') as found`;
          expect(await db.execute(there)).toMatchObject({ rows: [{ found: null }] });
          const rows = await db.execute(sql`select 1 from drizzle.__drizzle_migrations`);
          expect(rows).toMatchObject({ rows: [{}, ...later.map(() => ({}))] });
        });
    },
  );

  it.skipIf(!there)('is refused, and left as it is, where it did not', async () => {
    await within(({ db }) => hadAsLast(db, EARLIER));
    const { DATABASE_URL: _url, API_ORIGIN: _origin, ...env } = process.env;
    const child = spawnSync(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
      cwd: rootDir,
      env: { ...env, PORT: '0', DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '' },
      encoding: 'utf8',
    });
    expect(child.status).toBe(1);
    expect(child.stderr).toMatch(/启动失败：数据库由更早的开发版本建立.*4817965/);
    expect(child.stderr).not.toMatch(/\n\s+at /);
    await expect(opening()).rejects.toThrow('数据库由更早的开发版本建立');
  });
});
