import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { lockDirectory } from '#server/db/directory-lock.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { product } from '#server/db/tables/course.ts';
import { copyTemplate, migrations } from '../../harness/test-database.ts';
import { firstOf } from '../../harness/whole.ts';
import { freshPostgres, hasPostgres } from '../harness/postgres/database.ts';
import { command, startedServers } from '../harness/server/started-server.ts';

// every start is a process that may create a database
vi.setConfig({ testTimeout: 240_000, hookTimeout: 120_000 });

const { settings, start, dataDir: folder } = startedServers();

const refused = (port: string) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(Number(port), '127.0.0.1');
    socket.once('connect', () => resolve(false)).once('error', () => resolve(true));
    socket.once('connect', () => socket.destroy());
  });

const textOf = async (response: IncomingMessage) => {
  let body = '';
  for await (const chunk of response.setEncoding('utf8')) body += chunk;
  return body;
};

/** A call that the server has begun to hear, and what it answers once `end` has said the rest. */
const beginCall = async (origin: string) => {
  const headers = {
    'content-type': 'application/json',
    'content-length': 2,
    expect: '100-continue',
  };
  const running = request(`${origin}/v1/index/sort`, { method: 'POST', headers });
  const answered = new Promise<IncomingMessage>((resolve, reject) => {
    running.once('response', resolve).once('error', reject);
  });
  await new Promise((resolve) => {
    running.once('continue', resolve);
    running.flushHeaders();
  });
  return {
    end: () => {
      running.end('{}');
      return answered;
    },
  };
};

it('keeps its folder to itself until it is killed; the next one finishes a request after SIGTERM, exits 0 and leaves no lock', async () => {
  const lock = join(folder(), 'database.lock');
  await copyTemplate(join(folder(), 'database'));
  const first = await start();
  const second = spawnSync(process.execPath, command, { ...settings(), encoding: 'utf8' });
  expect(second.status).toBe(1);
  expect(second.stderr).toMatch(/正被另一个进程使用（进程号 \d+）/);
  expect(() => lockDirectory(join(folder(), 'database'))).toThrow(String(first.child.pid));
  first.child.kill('SIGKILL');
  await first.exit;
  expect(existsSync(lock)).toBe(true);

  const { child, exit, origin } = await start();
  expect(readFileSync(lock, 'utf8')).toMatch(`${child.pid} `);
  const { end } = await beginCall(origin);
  child.kill('SIGTERM');
  const { port } = new URL(origin);
  await vi.waitFor(async () => expect(await refused(port)).toBe(true), 10_000);
  const response = await end();
  expect(response.statusCode).toBe(200);
  expect(await textOf(response)).toContain('搜索框');
  expect(await exit).toBe(0);
  expect(existsSync(lock)).toBe(false);
});

it('takes over the lock of a process whose number was given to another one', () => {
  const file = join(folder(), 'database.lock');
  writeFileSync(file, `${process.ppid} 1`);
  const release = lockDirectory(join(folder(), 'database'));
  expect(readFileSync(file, 'utf8')).toMatch(`${process.pid} `);
  expect(() => lockDirectory(join(folder(), 'database'))).toThrow(/正被另一个进程使用/);
  release();
  expect(existsSync(file)).toBe(false);
});

const unfitSettings: readonly [Record<string, string>, RegExp][] = [
  [{ PORT: '三千' }, /PORT/],
  [{ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }, /启动失败/],
  [{ PORT: '0x50' }, /PORT 无效：应为 0 到 65535 之间的整数/],
  [{ PORT: '1e3' }, /PORT 无效/],
  [{ TRUSTED_PROXIES: '10.0.0.7, 0.0.0.0/0' }, /TRUSTED_PROXIES\S* 无效：应为用逗号隔开的 IP 地址/],
  [{ DATA_DIR: 'package.json' }, /DATA_DIR 无效：package.json 它或它的上级是一个文件/],
  [{ DATA_DIR: 'package.json/data' }, /DATA_DIR 无效：\S+ 它或它的上级是一个文件/],
  [{ DATA_DIR: '/proc/self/data' }, /DATA_DIR 无效：\S+ (?:没有写入权限|无法写入)/],
  [{ OPERATOR_PASSWORD: 'admin' }, /OPERATOR_PASSWORD 无效：须为 8 至 64 位/],
  [
    { API_ORIGIN: 'http://127.0.0.1:9', HOME_FROM: 'own', DATA_DIR: 'package.json/data' },
    /^启动失败：环境变量 DATA_DIR 无效：package.json\/data 它或它的上级是一个文件，应为文件夹\n$/,
  ],
];

it.each(firstOf(unfitSettings, 2))(
  'says why it cannot start with %j and exits 1',
  (more, reason) => {
    const child = spawnSync(process.execPath, command, { ...settings(more), encoding: 'utf8' });
    expect(child.status).toBe(1);
    expect(child.stderr).toMatch(reason);
    expect(child.stderr).not.toMatch(/\n\s+at /);
  },
);

it.skipIf(!hasPostgres)(
  'migrates and fills a server once when several start together',
  async () => {
    const { url, drop } = await freshPostgres();
    const opened = await Promise.all([1, 2, 3].map(() => openPostgres(url, migrations)));
    expect(await Promise.all(opened.map(({ db }) => db.$count(product)))).toEqual([152, 152, 152]);
    await Promise.all(opened.map(({ close }) => close()));
    await drop();
  },
);
