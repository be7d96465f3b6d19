import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openEmbedded } from '#server/db/embedded.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { product } from '#server/db/tables/course.ts';
import { homeRelease } from '#server/db/tables/publication.ts';
import { openWithHome } from '#server/open-report-store.ts';
import { ConfigError, readConfig } from '#server/platform/config/config.ts';
import { copyTemplate, migrations } from '../../../harness/test-database.ts';
import { whole } from '../../../harness/whole.ts';
import { shortRun } from '../../harness/bundled.ts';
import { freshPostgres, hasPostgres } from '../../harness/postgres/database.ts';
import { startedServers } from '../../harness/server/started-server.ts';
import { startUpstream, type Upstream } from '../../harness/upstream.ts';

// every start is a process
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const { settings, start, dataDir } = startedServers();
let upstream: Upstream;
beforeAll(async () => {
  upstream = await startUpstream();
});
afterAll(() => upstream.close());

const own = () => ({
  API_ORIGIN: upstream.origin,
  HOME_FROM: 'own',
  OPERATOR_PASSWORD: 'given2026',
});

it.each([
  [{ HOME_FROM: 'own' }, '环境变量 HOME_FROM 无效：own 须与 API_ORIGIN 同时设置'],
  [
    { HOME_FROM: 'own', API_ORIGIN: 'https://api.example' },
    '环境变量 HOME_FROM 无效：own 须与 DATA_DIR（可写的文件夹）同时设置',
  ],
  [
    { HOME_FROM: 'mine', API_ORIGIN: 'https://api.example', DATA_DIR: '/data' },
    '环境变量 HOME_FROM 无效：应为 theirs（已有后端）或 own（本服务器）',
  ],
])('%j is refused in one line', (env, text) => {
  expect(() => readConfig(env)).toThrow(new ConfigError(text));
});

it('the home page is theirs without it', () => {
  expect(readConfig({ API_ORIGIN: 'https://api.example' }).homeFrom).toBeUndefined();
  expect(readConfig({ HOME_FROM: 'theirs' }).homeFrom).toBeUndefined();
});

it('does not start on a folder that cannot be written', () => {
  const { cwd, env } = settings({ ...own(), DATA_DIR: 'package.json/data' });
  // as a process: `process.test.ts` in the whole run
  expect(() => openWithHome(readConfig(env), cwd)).toThrow(
    new ConfigError('环境变量 DATA_DIR 无效：package.json/data 它或它的上级是一个文件，应为文件夹'),
  );
});

const orderOf = async (origin: string) => {
  const response = await fetch(`${origin}/v1/index/sort`, { method: 'POST' });
  const { data }: { data: { name: string }[] } = await response.json();
  return data.map(({ name }) => name);
};

const theirs = ['资讯列表', '轮播图'];
const showOwnOrder = () =>
  upstream.set('/v1/index/sort', { data: [{ name: '资讯' }, { name: '轮播图' }] });

const stop = async ({ child, exit }: Awaited<ReturnType<typeof start>>) => {
  child.kill('SIGTERM');
  expect(await exit).toBe(0);
};

const run = async (script: string, ...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [...(await shortRun(`scripts/${script}.ts`)), ...args],
    { ...settings(own()), encoding: 'utf8' },
  );
  expect([status, stderr]).toEqual([0, '']);
  return stdout;
};

it('starts with what the back end shows, beside what phones report, keeps it, and in the whole run backs it up', async () => {
  const folder = join(dataDir(), 'diagnostics');
  await copyTemplate(folder, { demo: false });
  showOwnOrder();
  const first = await start(own());
  expect(await orderOf(first.origin)).toEqual(theirs);
  expect((await fetch(`${first.origin}/readyz`)).status).toBe(200);
  const backups = join(dataDir(), 'backups');
  if (whole) expect(await run('backup', backups)).toContain('备份完成');
  await stop(first);

  upstream.reset();
  if (whole) {
    rmSync(folder, { recursive: true });
    await run('restore', join(backups, String(readdirSync(backups)[0])));
    expect(await run('operator-reset', 'admin')).toContain('账号 admin 已重置');
  }
  const second = await start(own());
  expect(await orderOf(second.origin)).toEqual(theirs);
  await stop(second);
  expect(existsSync(join(dataDir(), 'database'))).toBe(false);
  const { db, close } = await openEmbedded(folder, migrations, { demo: false });
  expect(await db.$count(homeRelease)).toBe(1);
  expect(await db.$count(product)).toBe(0);
  await close();
});

it.runIf(whole && hasPostgres)(
  'several that start together on PostgreSQL have one home page',
  async () => {
    const { url, drop } = await freshPostgres();
    showOwnOrder();
    const more = { ...own(), DATABASE_URL: url };
    const servers = await Promise.all([start(more), start(more)]);
    for (const { origin } of servers) expect(await orderOf(origin)).toEqual(theirs);
    for (const server of servers) await stop(server);
    upstream.reset();
    const { db, close } = await openPostgres(url, migrations, { demo: false });
    expect(await db.$count(homeRelease)).toBe(1);
    expect(await db.$count(product)).toBe(0);
    await close();
    expect(existsSync(join(dataDir(), 'diagnostics'))).toBe(false);
    await drop();
  },
);
