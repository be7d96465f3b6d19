import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openPostgres } from '#server/db/postgres.ts';
import { auditBooks } from '#server/libraries/audit/audit-books.ts';
import { findPosingNames } from '#server/libraries/audit/posing-names.ts';
import { rules } from '#server/libraries/audit/rules.ts';
import { findRootDir } from '#server/platform/config/root-dir.ts';
import { copyTemplate, migrations, openIn } from '../../harness/test-database.ts';
import { whole } from '../../harness/whole.ts';
import { damages, OPEN_LEDGER } from '../harness/audit/damages.ts';
import { planAudit, plannedBreaches } from '../harness/audit/planned.ts';
import { shortRun } from '../harness/bundled.ts';
import {
  freshPostgres,
  hasPostgres,
  onEveryDatabase,
  openDatabase,
} from '../harness/postgres/database.ts';

vi.setConfig({ testTimeout: 120_000 });

onEveryDatabase('the audit', (opened) => {
  beforeAll(async () => {
    await planAudit(opened().db);
    await opened().db.execute(sql.raw(OPEN_LEDGER));
  });

  it('finds nothing in the demo’s books', async () => {
    expect(await auditBooks(opened().db)).toEqual([]);
  });

  it('finds the members and teams that were named as the site or its people before that was refused', async () => {
    const nobody = { members: [], teams: [] };
    expect(await findPosingNames(opened().db)).toEqual(nobody);
    const done = new Error('taken back');
    const found = opened().db.transaction(async (tx) => {
      await tx.execute(sql`update member set nickname = '在线客服01' where id = 2`);
      await tx.execute(sql`update exam_team set name = '平台小助手' where id = 1`);
      expect(await findPosingNames(tx)).toEqual({
        members: [{ id: 2, name: '在线客服01' }],
        teams: [{ id: 1, name: '平台小助手' }],
      });
      expect(await plannedBreaches(tx)).toEqual([]);
      throw done;
    });
    await expect(found).rejects.toBe(done);
  });

  it.each(damages)('finds what breaks “%s”: %s', async (rule, ...statements) => {
    const done = new Error('taken back');
    const found = opened().db.transaction(async (tx) => {
      for (const statement of statements) await tx.execute(sql.raw(statement));
      const breaches = await plannedBreaches(tx);
      expect(breaches.map((breach) => breach.rule)).toContain(rule);
      expect(breaches.every(({ ids }) => ids.length > 0)).toBe(true);
      throw done;
    });
    await expect(found).rejects.toBe(done);
  });

  it('has been broken in each of its rules above, and is whole again', async () => {
    expect(new Set(damages.map(([rule]) => rule))).toEqual(new Set(rules.map(({ rule }) => rule)));
    expect(await auditBooks(opened().db)).toEqual([]);
  });
});

it('finds nothing in a database without a row', async () => {
  const { db, close } = await openDatabase({ demo: false });
  expect(await auditBooks(db)).toEqual([]);
  await close();
});

const script = await shortRun('scripts/audit.ts');

const command = (env: Record<string, string>) => {
  const { DATABASE_URL: _url, DATA_DIR: _dir, API_ORIGIN: _origin, ...rest } = process.env;
  const options = { cwd: findRootDir(), env: { ...rest, ...env }, encoding: 'utf8' } as const;
  return spawnSync(process.execPath, script, options);
};

describe('as a command', () => {
  let dataDir = '';
  const database = () => join(dataDir, 'database');
  const audit = () => command({ DATA_DIR: dataDir });
  const change = async (statement: string) => {
    const client = await openIn(database());
    await client.exec(statement);
    await client.close();
  };

  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'audit-'));
    await copyTemplate(database());
  });
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

  it('makes no database where there is none', () => {
    const nowhere = join(dataDir, 'nowhere');
    const { status, stderr, stdout } = command({ DATA_DIR: nowhere });
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toContain(`无法核对：${join(nowhere, 'database')} 里没有数据库`);
    expect(existsSync(nowhere)).toBe(false);
  });

  it('says what does not fit, with exit code 1', async () => {
    const whole = audit();
    expect([whole.status, whole.stderr]).toEqual([0, '']);
    expect(whole.stdout).toMatch(/^账目核对无误（\d+ 个订单）\n$/);
    await change('update coupon set taken = taken + 1 where id = 1');
    const broken = audit();
    expect(broken.status).toBe(1);
    expect(broken.stderr).toContain('不符：优惠券发放数等于券数与未付订单之和（编号 1）');
    expect(broken.stdout).toMatch(/^共 1 项不符（\d+ 个订单）\n$/);
  });

  it.runIf(whole)(
    'leaves a database of another version, and what is no database of ours, as it is',
    async () => {
      const versions = 'drizzle.__drizzle_migrations';
      await change(
        `delete from ${versions} where created_at > (select min(created_at) from ${versions})`,
      );
      await change(`update ${versions} set created_at = created_at - 1`);
      const tooOld = { status: 2, stderr: expect.stringContaining('数据库由更早的开发版本建立') };
      expect(audit()).toMatchObject(tooOld);
      expect(audit()).toMatchObject(tooOld);
      await change(`insert into ${versions} (hash, created_at) values ('later', 9999999999999)`);
      expect(audit()).toMatchObject({
        status: 2,
        stderr: expect.stringContaining('数据库比程序新'),
      });
      await change(`drop table ${versions}`);
      expect(audit()).toMatchObject({
        status: 2,
        stderr: expect.stringContaining('没有本产品的数据'),
      });
    },
  );

  it.runIf(whole && hasPostgres)(
    'reads a server’s database, and writes nothing into an empty one',
    async () => {
      const { url, drop } = await freshPostgres();
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      expect(command({ DATABASE_URL: url })).toMatchObject({ status: 2, stdout: '' });
      const tables = "select 1 from pg_tables where schemaname in ('public', 'drizzle')";
      expect((await client.query(tables)).rowCount).toBe(0);
      await (await openPostgres(url, migrations, { demo: false })).close();
      const whole = command({ DATABASE_URL: url });
      expect([whole.status, whole.stdout]).toEqual([0, '账目核对无误（0 个订单）\n']);
      await client.end();
      await drop();
    },
  );
});
