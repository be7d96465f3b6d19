import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lockDirectory } from '../../../server/db/directory-lock.ts';
import { openPostgres } from '../../../server/db/postgres.ts';
import { product } from '../../../server/db/tables/course.ts';
import { findRootDir } from '../../../server/platform/config/root-dir.ts';
import { copyTemplate, migrations } from '../../harness/test-database.ts';
import { freshPostgres, hasPostgres } from '../harness/database.ts';
import { startUpstream } from '../harness/upstream.ts';

const command = ['--import', 'tsx', 'server/main.ts'];
// every start is a process that may create a database
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const children = new Set<ChildProcess>();
let dataDir = '';

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'server-'));
});
afterEach(() => {
  for (const child of children) child.kill('SIGKILL');
  children.clear();
  rmSync(dataDir, { recursive: true, force: true });
});

const settings = (more: Record<string, string> = {}) => {
  const { DATABASE_URL: _url, API_ORIGIN: _origin, ...rest } = process.env;
  return { cwd: findRootDir(), env: { ...rest, PORT: '0', DATA_DIR: dataDir, ...more } };
};

const start = async (more?: Record<string, string>) => {
  const child = spawn(process.execPath, command, settings(more));
  children.add(child);
  const exit = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const origin = await new Promise<string>((resolve, reject) => {
    let output = '';
    const hear = (chunk: Buffer) => {
      output += chunk.toString();
      const [, found] = /(http:\S+)\/drawIndex/.exec(output) ?? [];
      if (found) resolve(found);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    void exit.then(() => reject(new Error(output)));
  });
  return { child, exit, origin };
};

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

it('finishes a running request after SIGTERM, exits 0 and leaves no lock', async () => {
  await copyTemplate(join(dataDir, 'database'));
  const { child, exit, origin } = await start();
  expect(existsSync(join(dataDir, 'database.lock'))).toBe(true);
  const { port } = new URL(origin);
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
  child.kill('SIGTERM');
  await vi.waitFor(async () => expect(await refused(port)).toBe(true), 10_000);
  running.end('{}');
  const response = await answered;
  expect(response.statusCode).toBe(200);
  expect(await textOf(response)).toContain('搜索框');
  expect(await exit).toBe(0);
  expect(existsSync(join(dataDir, 'database.lock'))).toBe(false);
});

it('keeps the data folder to itself, and takes over from a process that was killed', async () => {
  await copyTemplate(join(dataDir, 'database'));
  const first = await start();
  const second = spawnSync(process.execPath, command, { ...settings(), encoding: 'utf8' });
  expect(second.status).toBe(1);
  expect(second.stderr).toMatch(/正被另一个进程使用（进程号 \d+）/);
  expect(() => lockDirectory(join(dataDir, 'database'))).toThrow(String(first.child.pid));
  first.child.kill('SIGKILL');
  await first.exit;
  const third = await start();
  third.child.kill('SIGTERM');
  expect(await third.exit).toBe(0);
});

it('takes over the lock of a process whose number was given to another one', () => {
  const file = join(dataDir, 'database.lock');
  writeFileSync(file, `${process.ppid} 1`);
  const release = lockDirectory(join(dataDir, 'database'));
  expect(readFileSync(file, 'utf8')).toMatch(`${process.pid} `);
  expect(() => lockDirectory(join(dataDir, 'database'))).toThrow(/正被另一个进程使用/);
  release();
  expect(existsSync(file)).toBe(false);
});

it.each([
  [{ PORT: '三千' }, /PORT/],
  [{ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }, /启动失败/],
])('says why it cannot start with %j and exits 1', (more, reason) => {
  const child = spawnSync(process.execPath, command, { ...settings(more), encoding: 'utf8' });
  expect(child.status).toBe(1);
  expect(child.stderr).toMatch(reason);
  expect(child.stderr).not.toMatch(/\n\s+at /);
});

it('opens no database in front of an existing back end', async () => {
  const upstream = await startUpstream();
  const { child, exit, origin } = await start({ API_ORIGIN: upstream.origin });
  const response = await fetch(`${origin}/v1/index/logo`, { method: 'POST' });
  expect(await response.text()).toContain('旧系统学堂');
  expect(existsSync(join(dataDir, 'database'))).toBe(false);
  child.kill('SIGTERM');
  expect(await exit).toBe(0);
  await upstream.close();
});

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
