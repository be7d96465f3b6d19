import { spawnSync } from 'node:child_process';
import { type SQL, sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { expect, it, vi } from 'vitest';
import { newestMigration } from '#server/db/baseline.ts';
import type { Database, OpenDatabase } from '#server/db/database.ts';
import { folderOf } from '#server/db/database-location.ts';
import { openEmbedded } from '#server/db/embedded.ts';
import { openAsItIs, readExisting } from '#server/db/open-existing.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { sectionOrderTable } from '#server/db/tables/home.ts';
import { member } from '#server/db/tables/member.ts';
import { findRootDir } from '#server/platform/config/root-dir.ts';
import { migrations } from '../../harness/test-database.ts';
import { firstOf } from '../../harness/whole.ts';
import { onEverySite, type Site } from '../harness/backup/site.ts';
import { onEmbedded } from '../harness/postgres/database.ts';
import { nextVersion } from '../harness/server/next-version.ts';
import { command } from '../harness/server/started-server.ts';

// every opening of an embedded database is a start of its engine
vi.setConfig({ testTimeout: 120_000 });

/** The last of the 25 migrations that became the first one; their catalogs were compared. */
const LAST = {
  hash: 'c8f70a3a456da1f532bf58e9ce1550ef5db651211862e19f02bea28a0a4c71fe',
  at: 1_795_844_438_981,
};

/** Some of those before, and tables that a database did not have yet after them. */
const earlier = [
  {
    name: 'after 24 of 25 migrations',
    hash: 'd93592ef25efcce0e5a467b4b9b44d8c5e52d79783378b4a76a8fc9dbff701ec',
    at: 1_795_843_693_403,
    missing: sql`case_contest, case_criterion, case_entry, case_judge, case_score, case_vote`,
  },
  {
    name: 'after ten',
    hash: '0757eb14ca7fffac04041f368da9ea4950f5f01089abb07c964d966c06b1eacf',
    at: 1_795_726_202_891,
    missing: sql`appeal, award, block_landing, exam_team, game, home_plan, landing, wrong_item`,
  },
  {
    name: 'before them all',
    hash: 'f6b7b2dfb7c97c77a68a76ba31b69f1cfe872993320c760fde7a4f4c73d41582',
    at: 1_795_347_207_137,
    missing: sql`best_attempt, known_device, limit_count, stream_ticket`,
  },
];

/** Says that a database came to its tables by another migration. */
const hadAsLast = async (db: Database, { hash, at }: typeof LAST): Promise<void> => {
  await db.execute(sql`delete from drizzle.__drizzle_migrations`);
  const row = sql`values (${hash}, ${at})`;
  await db.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at) ${row}`);
};

const rowsOf = async (db: Database, statement: SQL): Promise<unknown[]> =>
  Object(await db.execute(statement)).rows;

/** When the migrations of this version were written, and one that a test adds. */
const times = readMigrationFiles({ migrationsFolder: migrations }).map(
  ({ folderMillis }) => folderMillis,
);
const NEXT = (times.at(-1) ?? 0) + 1;

/** Columns, triggers and indexes of a database, its migrations up to the first one, and its members. */
const stateOf = (db: Database): Promise<unknown[]> =>
  Promise.all([
    rowsOf(
      db,
      sql`select table_name, column_name, data_type, column_default from information_schema.columns
        where table_schema in ('public', 'drizzle') order by 1, 2`,
    ),
    rowsOf(db, sql`select tgname from pg_trigger where not tgisinternal order by 1`),
    rowsOf(db, sql`select indexdef from pg_indexes where schemaname = 'public' order by 1`),
    rowsOf(
      db,
      sql`select * from drizzle.__drizzle_migrations where created_at <= ${LAST.at} order by id`,
    ),
    db.select().from(member).orderBy(member.id),
  ]);

const openOn = ({ config }: Site, folder: string): Promise<OpenDatabase> =>
  config.databaseUrl
    ? openPostgres(config.databaseUrl, folder)
    : openEmbedded(folderOf(config), folder);

onEverySite('a database of before the first migration', (make, engine) => {
  it.runIf(onEmbedded || engine === 'postgres')(
    'goes on where it had the last of those before, with all that it holds',
    async () => {
      const site = await make('demo');
      const asItIs = <T>(work: (db: Database) => Promise<T>) =>
        openAsItIs(site.config, ({ db }) => work(db));
      const inside = async <T>(folder: string, work: (db: Database) => Promise<T>) => {
        const { db, close } = await openOn(site, folder);
        return work(db).finally(close);
      };
      const before = await asItIs(async (db) => {
        await db.insert(member).values({ nickname: '以前的学员' });
        await hadAsLast(db, LAST);
        return stateOf(db);
      });
      expect(await inside(migrations, stateOf)).toEqual(before);
      const sections = await readExisting(site.config, site.rootDir, (db) =>
        db.$count(sectionOrderTable),
      );
      const { root, folder, remove } = nextVersion(
        "alter table section_order add column note text not null default 'n'",
      );
      await expect(readExisting(site.config, root, async () => {})).rejects.toThrow(
        '数据库比程序旧',
      );
      for (const _time of ['upgraded', 'as it is'])
        await inside(folder, async (db) => {
          expect((await newestMigration(db))?.at).toBe(NEXT);
          const notes = sql`select 1 from section_order where note = 'n'`;
          expect(await rowsOf(db, notes)).toHaveLength(sections);
          expect(await db.select().from(member)).toContainEqual(
            expect.objectContaining({ nickname: '以前的学员' }),
          );
          const had = sql`select created_at::text as at from drizzle.__drizzle_migrations order by id`;
          expect(await rowsOf(db, had)).toEqual([...times, NEXT].map((at) => ({ at: `${at}` })));
        });
      remove();
    },
  );

  it('is refused, and left as it is, where it did not', async () => {
    const site = await make('demo');
    const { config, rootDir } = site;
    for (const { missing, name, ...last } of firstOf(earlier, 1)) {
      const before = await openAsItIs(config, async ({ db }) => {
        await db.execute(sql`drop table ${missing} cascade`);
        await hadAsLast(db, last);
        return stateOf(db);
      });
      await expect(openOn(site, migrations), name).rejects.toThrow(
        '数据库由更早的开发版本建立，这个版本不能升级它：请先用提交 6967196 的版本启动一次',
      );
      await expect(
        readExisting(config, rootDir, async () => {}),
        name,
      ).rejects.toThrow('数据库由更早的开发版本建立');
      expect(await openAsItIs(config, ({ db }) => stateOf(db)), name).toEqual(before);
    }
    const { DATABASE_URL: _url, API_ORIGIN: _origin, ...env } = process.env;
    const child = spawnSync(process.execPath, command, {
      cwd: findRootDir(),
      env: { ...env, PORT: '0', DATA_DIR: config.dataDir, DATABASE_URL: config.databaseUrl ?? '' },
      encoding: 'utf8',
    });
    expect(child.status).toBe(1);
    expect(child.stderr).toMatch(/^启动失败：数据库由更早的开发版本建立.*6967196.*\n$/);
  });
});
