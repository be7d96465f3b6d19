import { linkSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hold, isAbandoned } from '#scripts/start/lock.mjs';

let folder = '';
beforeEach(() => {
  folder = path.join(mkdtempSync(path.join(tmpdir(), 'lock-')), 'held');
});
afterEach(() => rmSync(path.dirname(folder), { recursive: true, force: true }));

test('one holds it at a time; the next one is told whom it waits for, once', async () => {
  const release = await hold(folder);
  expect(await isAbandoned(folder)).toBe(false);
  const waits = vi.fn();
  const next = hold(folder, waits);
  await vi.waitFor(() => expect(waits.mock.calls).toEqual([[process.pid]]));
  release();
  (await next)();
  expect(waits).toHaveBeenCalledTimes(1);
  expect(await isAbandoned(folder)).toBe(false);
  expect(readdirSync(folder)).toEqual([]);
});

test('of many that come at once never two hold it', async () => {
  let holders = 0;
  let most = 0;
  const turn = async () => {
    const release = await hold(folder);
    holders += 1;
    most = Math.max(most, holders);
    await new Promise((resolve) => setTimeout(resolve, 2));
    holders -= 1;
    release();
  };
  await Promise.all(Array.from({ length: 8 }, turn));
  expect(most).toBe(1);
});

test('what a dead process has left holds nothing, whoever has its number now', async () => {
  mkdirSync(folder);
  const left = path.join(folder, `${process.pid}-0badcafe.held`);
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(`${left}.x`, resolve));
  // as a killed process leaves it: a socket that nobody listens to
  linkSync(`${left}.x`, left);
  await new Promise((resolve) => server.close(resolve));
  writeFileSync(path.join(folder, '1-0badcafe.held'), '');
  expect(readdirSync(folder)).toHaveLength(2);
  expect(await isAbandoned(folder)).toBe(true);
  (await hold(folder))();
  expect(readdirSync(folder)).toEqual([]);
});
