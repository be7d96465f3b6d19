import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const script = path.join(import.meta.dirname, 'stub-build.mjs');
let folder = '';
const children = new Set<ChildProcess>();
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'builds-'));
});
afterEach(() => {
  for (const child of children) child.kill('SIGKILL');
  children.clear();
  rmSync(folder, { recursive: true, force: true });
});

const build = () => {
  const child = spawn(process.execPath, [script, folder]);
  children.add(child);
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (chunk) => {
    output += chunk;
  });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const says = (words: string) => vi.waitFor(() => expect(output).toContain(words), 20_000);
  const goOn = () => child.stdin.write('go');
  return { child, ended, says, goOn, output: () => output };
};

const builds = () => readFileSync(path.join(folder, 'builds'), 'utf8').length;

test('two builds at once are one: the second waits and uses it', async () => {
  const first = build();
  await first.says('stub');
  const second = build();
  await second.says(`进程号 ${first.child.pid}`);
  first.goOn();
  expect(await Promise.all([first.ended, second.ended])).toEqual([0, 0]);
  expect(builds()).toBe(1);
  expect(first.output()).toMatch(/^正在构建……\n构建 \d+ 秒：stub\n构建完成，用时 \d+ 秒。\n$/);
  expect(second.output()).toMatch(/等待它完成……\n构建已由它完成，直接使用。\n$/);
});

test('a build that is killed counts as none: who waits makes another one', async () => {
  const killed = build();
  await killed.says('stub');
  const next = build();
  next.goOn();
  await next.says('等待它完成');
  killed.child.kill('SIGKILL');
  expect(await next.ended).toBe(0);
  expect(next.output()).toContain('上次构建没有完成，正在重新构建……');
  expect(builds()).toBe(2);
  expect(readFileSync(path.join(folder, 'dist/.stamp'), 'utf8')).not.toBe('');
});

test('what others have put into the folder is no build that was not finished', async () => {
  mkdirSync(path.join(folder, 'dist'));
  const first = build();
  first.goOn();
  expect(await first.ended).toBe(0);
  expect(first.output()).toMatch(/^正在构建……\n/);
});
