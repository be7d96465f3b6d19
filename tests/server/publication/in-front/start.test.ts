import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openEmbedded } from '../../../../server/db/embedded.ts';
import { product } from '../../../../server/db/tables/course.ts';
import { homeRelease } from '../../../../server/db/tables/publication.ts';
import { ConfigError, readConfig } from '../../../../server/platform/config/config.ts';
import { copyTemplate, migrations } from '../../../harness/test-database.ts';
import { command, startedServers } from '../../harness/started-server.ts';
import { startUpstream, type Upstream } from '../../harness/upstream.ts';

// every start is a process
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const { settings, start, dataDir } = startedServers();
let upstream: Upstream;
beforeAll(async () => {
  upstream = await startUpstream();
});
afterAll(() => upstream.close());

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
])('%j is refused in one line', (env, said) => {
  expect(() => readConfig(env)).toThrow(new ConfigError(said));
});

it('the home page is theirs without it', () => {
  expect(readConfig({ API_ORIGIN: 'https://api.example' }).homeFrom).toBeUndefined();
  expect(readConfig({ HOME_FROM: 'theirs' }).homeFrom).toBeUndefined();
});

it('does not start on a folder that cannot be written', () => {
  const env = { API_ORIGIN: upstream.origin, HOME_FROM: 'own', DATA_DIR: 'package.json/data' };
  const child = spawnSync(process.execPath, command, { ...settings(env), encoding: 'utf8' });
  expect(child.status).toBe(1);
  expect(child.stderr).toBe(
    '启动失败：环境变量 DATA_DIR 无效：package.json/data 它或它的上级是一个文件，应为文件夹\n',
  );
});

it('starts with what the back end shows, in the folder of what phones report, and keeps it', async () => {
  await copyTemplate(join(dataDir(), 'diagnostics'), { demo: false });
  const env = { API_ORIGIN: upstream.origin, HOME_FROM: 'own', OPERATOR_PASSWORD: 'given2026' };
  const orderOf = async (origin: string) => {
    const response = await fetch(`${origin}/v1/index/sort`, { method: 'POST' });
    const { data }: { data: { name: string }[] } = await response.json();
    return data.map(({ name }) => name);
  };
  upstream.set('/v1/index/sort', { data: [{ name: '资讯' }, { name: '轮播图' }] });
  const first = await start(env);
  expect(await orderOf(first.origin)).toEqual(['资讯列表', '轮播图']);
  expect((await fetch(`${first.origin}/readyz`)).status).toBe(200);
  first.child.kill('SIGTERM');
  expect(await first.exit).toBe(0);
  upstream.reset();
  const second = await start(env);
  expect(await orderOf(second.origin)).toEqual(['资讯列表', '轮播图']);
  second.child.kill('SIGTERM');
  expect(await second.exit).toBe(0);
  expect(existsSync(join(dataDir(), 'database'))).toBe(false);
  const { db, close } = await openEmbedded(join(dataDir(), 'diagnostics'), migrations, {
    demo: false,
  });
  expect(await db.$count(homeRelease)).toBe(1);
  expect(await db.$count(product)).toBe(0);
  await close();
});
