import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { desc } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openEmbedded } from '#server/db/embedded.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { operatorAudit } from '#server/db/tables/operator.ts';
import { resetOperator } from '#server/domains/operator/index.ts';
import { findRootDir } from '#server/platform/config/root-dir.ts';
import { copyTemplate, migrations } from '../../harness/test-database.ts';
import { whole } from '../../harness/whole.ts';
import { shortRun } from '../harness/bundled.ts';
import { newIp } from '../harness/login/account.ts';
import { consoleOn } from '../harness/operator/console.ts';
import { filledPostgres, hasPostgres, onDatabase } from '../harness/postgres/database.ts';

// every command is a process
vi.setConfig({ testTimeout: 120_000 });

onDatabase('an account that is reset', (opened) => {
  it('signs in by its new password alone, with nothing left of the old one', async () => {
    const { db } = opened();
    const desk = await consoleOn(db);
    const { send, newSeat, ask } = desk;
    const [manager, seat] = [await newSeat('publish'), await newSeat('edit')];
    const there = { 'x-forwarded-for': newIp() };
    const signIn = (password: string) =>
      send('signIn', { name: seat.name, password }, undefined, there);
    for (let tries = 0; tries < 6; tries += 1) await signIn('wrong2026');
    await ask(
      'changeOperator',
      { id: seat.id, role: 'edit', active: false, resetPassword: false },
      manager,
    );
    const answer = await resetOperator(db, seat.name.toUpperCase(), undefined, Date.now());
    expect(answer).toEqual({
      name: seat.name,
      password: expect.stringMatching(/^[a-z]{5}-\d{4}-/),
    });
    expect((await send('readDesk', {}, seat)).code).toBe('-200');
    expect((await signIn(String(answer?.password))).code).toBe('200');
    const given = await resetOperator(db, seat.name, 'given2026', Date.now());
    expect(given).toEqual({ name: seat.name, password: null });
    expect((await signIn('given2026')).code).toBe('200');
    const audit = await db.select().from(operatorAudit).orderBy(desc(operatorAudit.id)).limit(2);
    expect(audit[1]).toMatchObject({
      name: '系统',
      text: `在服务器上重置账号 ${seat.name} 的密码，恢复使用`,
    });
    expect(JSON.stringify(audit)).not.toContain('given2026');
    expect(await resetOperator(db, 'nobody', undefined, Date.now())).toBeNull();
  });
});

let dataDir = '';
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'operator-reset-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

/** What the command says on both outputs, and its exit code. */
const run = async (args: readonly string[], more: Record<string, string> = {}) => {
  const { DATABASE_URL: _url, API_ORIGIN: _origin, OPERATOR_PASSWORD: _own, ...env } = process.env;
  const child = spawn(
    process.execPath,
    [...(await shortRun('scripts/operator-reset.ts')), ...args],
    {
      cwd: findRootDir(),
      env: { ...env, DATA_DIR: dataDir, ...more },
    },
  );
  let reason = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      reason += chunk.toString();
    });
  const code = await new Promise((resolve) => child.once('close', resolve));
  expect(reason).not.toMatch(/\n\s+at /);
  return { code, reason };
};

const NEW = /账号 admin 已重置.*新密码 ([a-z]{5}-\d{4}-[a-z]{5})（只显示这一次）/;

it('npm run operator:reset tells a new password, once no server runs on the folder', async () => {
  if (whole)
    expect(await run([])).toMatchObject({ code: 1, reason: expect.stringContaining('用法：') });
  const none = { code: 2, reason: expect.stringContaining('里没有数据库，请检查 DATA_DIR') };
  expect(await run(['admin'])).toMatchObject(none);
  await copyTemplate(join(dataDir, 'database'));
  const first = await openEmbedded(join(dataDir, 'database'), migrations);
  await consoleOn(first.db);
  const taken = {
    code: 2,
    reason: expect.stringMatching(/^无法重置：数据目录.*正被另一个进程使用/),
  };
  expect(await run(['admin'])).toMatchObject(taken);
  await first.close();
  if (whole) expect(await run(['nobody'])).toMatchObject({ code: 1, reason: '没有账号 nobody\n' });
  const { code, reason } = await run(['admin']);
  expect(code).toBe(0);
  const again = await openEmbedded(join(dataDir, 'database'), migrations);
  const { signIn } = await consoleOn(again.db);
  expect((await signIn('admin', NEW.exec(reason)?.[1])).csrf).not.toBe('');
  await again.close();
});

it.runIf(whole && hasPostgres)(
  'npm run operator:reset works beside a server on PostgreSQL',
  async () => {
    const { url, drop } = await filledPostgres();
    const settings = { DATABASE_URL: url, OPERATOR_PASSWORD: 'given2026' };
    const { reason } = await run(['admin'], settings);
    expect(reason).toContain('没有账号 admin');
    const opened = await openPostgres(url, migrations);
    const { signIn } = await consoleOn(opened.db);
    const reset = await run(['admin'], settings);
    expect(reset.reason).toContain('新密码见 OPERATOR_PASSWORD');
    expect(reset.reason).not.toContain('given2026');
    expect((await signIn('admin', 'given2026')).csrf).not.toBe('');
    await opened.close();
    await drop();
  },
);
