import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { copyTemplate } from '../../harness/test-database.ts';
import { firstOf, whole } from '../../harness/whole.ts';
import { runOn } from '../harness/backup/run.ts';
import { backupFolder, type Site } from '../harness/backup/site.ts';
import { startedServers } from '../harness/server/started-server.ts';

// two starts and six commands, each a process
vi.setConfig({ testTimeout: 240_000 });

const { start, settings, dataDir } = startedServers();
const to = backupFolder();

const command = async (name: 'backup' | 'restore', ...args: string[]) => {
  const config = { accountSecret: undefined, databaseUrl: undefined, dataDir: dataDir() };
  const site: Pick<Site, 'config' | 'rootDir'> = { config, rootDir: settings().cwd };
  const { code, output } = await runOn(site, `scripts/${name}.ts`, args);
  return { code, output };
};

it('are carried out by a server’s own process while it serves, and privately', async () => {
  await copyTemplate(join(dataDir(), 'database'));
  const { child, exit } = await start();
  expect(statSync(join(dataDir(), 'snapshot.sock')).mode & 0o777).toBe(0o600);
  // the second one replaces the first
  for (const remaining of whole ? [1, 1] : [1]) {
    const { code, output } = await command('backup', to, '--keep', '1');
    expect([code, output]).toEqual([0, expect.stringContaining('备份完成：')]);
    expect(readdirSync(to)).toHaveLength(remaining);
  }
  const [name = ''] = readdirSync(to);
  const backup = join(to, name);
  expect(readdirSync(backup).sort()).toEqual(['database.tar.gz', 'manifest.json', 'secret']);
  for (const file of ['.', ...readdirSync(backup)])
    expect(statSync(join(backup, file)).mode & 0o077).toBe(0);

  // daily both refusals without a process: `backup.test.ts`
  const isRefused = async (reason: string, ...args: string[]) => {
    const { code, output } = await command('restore', backup, ...args);
    expect([code, output]).toEqual([2, expect.stringContaining(reason)]);
  };
  if (whole) await isRefused('正被另一个进程使用', '--replace');
  child.kill('SIGTERM');
  expect(await exit).toBe(0);
  expect(existsSync(join(dataDir(), 'snapshot.sock'))).toBe(false);

  if (whole) await isRefused('--replace');
  rmSync(join(dataDir(), 'database'), { recursive: true });
  const restored = await command('restore', backup);
  expect([restored.code, restored.output]).toEqual([0, expect.stringContaining('恢复完成')]);
  await start();
});

const wrongCalls = [
  ['backup', ['a', '--keep', '0']],
  ['restore', ['a', 'b']],
  ['backup', []],
  ['restore', []],
] as const;

it.each(firstOf(wrongCalls, 2))('say how they are called: %s %j', async (name, args) => {
  const { code, output } = await command(name, ...args);
  expect([code, output]).toEqual([1, expect.stringContaining(`用法：npm run ${name} --`)]);
  expect(readdirSync(dataDir())).toEqual([]);
});

it('say what is not there', async () => {
  const nothing = await command('backup', to);
  expect([nothing.code, nothing.output]).toEqual([2, expect.stringContaining('里没有数据库')]);
  const none = await command('restore', dataDir());
  expect([none.code, none.output]).toEqual([2, expect.stringContaining('不是一个备份')]);
});
