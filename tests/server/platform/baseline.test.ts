import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { newestMigration } from '../../../server/db/baseline.ts';
import type { Database, OpenDatabase } from '../../../server/db/database.ts';
import { openDatabase } from '../../../server/db/open-database.ts';
import { appVersionTable } from '../../../server/db/tables/site.ts';
import { findRootDir } from '../../../server/platform/config/root-dir.ts';
import { freshPostgres, hasPostgres } from '../harness/database.ts';

// every start is a process
vi.setConfig({ testTimeout: 120_000 });

/** The last of the thirty migrations that came before the first one. */
const LAST_BEFORE_START = {
  hash: 'ea0faa5b925ed2e0d4334f52cc65d329a3424e5410d7a94e6a267786171297bb',
  at: 1_795_281_666_950,
};
const EARLIER = { hash: 'an earlier one', at: LAST_BEFORE_START.at - 1 };
const rootDir = findRootDir();

const MIGRATIONS = 'server/db/migrations';
const journal = z.looseObject({ entries: z.array(z.unknown()) });

/** A folder like the root one whose migrations end with the first. */
const firstAlone = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'first-migration-'));
  cpSync(join(rootDir, MIGRATIONS), join(folder, MIGRATIONS), { recursive: true });
  const file = join(folder, MIGRATIONS, 'meta/_journal.json');
  const told = z.parse(journal, JSON.parse(readFileSync(file, 'utf8')));
  writeFileSync(file, JSON.stringify({ ...told, entries: told.entries.slice(0, 1) }));
  return folder;
};

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
  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'baseline-'));
    if (engine === 'embedded' || !there) return;
    const fresh = await freshPostgres();
    ({ url: databaseUrl, drop } = fresh);
  });
  afterAll(async () => {
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

  it.skipIf(!there)('is carried over where it had the last of them', async () => {
    const root = firstAlone();
    await within(async ({ db }) => {
      await db.insert(appVersionTable).values({ version: '1.0.0' });
      await hadAsLast(db, LAST_BEFORE_START);
    }, root);
    rmSync(root, { recursive: true });
    const all = readMigrationFiles({ migrationsFolder: join(rootDir, MIGRATIONS) });
    const newest = all.at(-1);
    for (const _time of ['carried over', 'as it is'])
      await within(async ({ db }) => {
        expect(await newestMigration(db)).toEqual({ hash: newest?.hash, at: newest?.folderMillis });
        expect(await db.$count(appVersionTable)).toBe(1);
        const rows = await db.execute(sql`select 1 from drizzle.__drizzle_migrations`);
        expect(rows).toMatchObject({ rows: [{}, ...all.map(() => ({}))] });
      });
  });

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
