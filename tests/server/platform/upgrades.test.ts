import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '#server/db/database.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { sectionOrderTable } from '#server/db/tables/home.ts';
import { migrations } from '../../harness/test-database.ts';
import { filledPostgres, hasPostgres } from '../harness/postgres/database.ts';
import { nextVersion } from '../harness/server/next-version.ts';

describe.skipIf(!hasPostgres)('an upgrade while the version before serves', () => {
  let url = '';
  let drop: () => Promise<void>;
  let before: OpenDatabase;
  let other: pg.Client;
  beforeEach(async () => {
    ({ url, drop } = await filledPostgres());
    before = await openPostgres(url, migrations);
    other = new pg.Client({ connectionString: url });
    await other.connect();
  });
  afterEach(async () => {
    await other.end();
    await before.close();
    await drop();
  });

  const upgraded = async (statement: string): Promise<OpenDatabase> => {
    const { folder, remove } = nextVersion(statement);
    return openPostgres(url, folder, { demo: false }).finally(remove);
  };
  const waitingFor = async (mode: string): Promise<number> => {
    const { rows } = await other.query<{ n: number }>(
      'select count(*)::int as n from pg_locks where not granted and mode = $1',
      [mode],
    );
    return rows[0]?.n ?? 0;
  };

  it('waits for a long one that reads, and lets the others read meanwhile', async () => {
    const { db } = before;
    const there = await db.$count(sectionOrderTable);
    await other.query('begin');
    await other.query('select 1 from section_order');
    const upgrade = upgraded('alter table section_order add column note text');
    await expect.poll(() => waitingFor('AccessExclusiveLock'), { timeout: 30_000 }).toBe(1);
    // it stands behind the upgrade until that gives way
    expect(await db.$count(sectionOrderTable)).toBe(there);
    await other.query('commit');
    const after = await upgrade;
    await other.query('select note from section_order');
    expect(await db.$count(sectionOrderTable)).toBe(there);
    await after.close();
  });

  it('is refused where it says that both cannot serve, until the others are stopped', async () => {
    const breaking =
      '-- offline: 旧版本仍在写入 note 列\nalter table section_order add column n2 text';
    await expect(upgraded(breaking)).rejects.toThrow(
      '这次升级不能在旧版本运行时进行（旧版本仍在写入 note 列）',
    );
    await expect(other.query('select n2 from section_order')).rejects.toThrow();
    await before.close();
    before = await upgraded(breaking);
    await other.query('select n2 from section_order');
  });
});
