import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { limitConcurrency } from '#server/platform/limits/limit-concurrency.ts';
import type { Fit } from '#server/platform/storage/fit-picture.ts';
import { openFitted } from '#server/platform/storage/fitted.ts';

const FILE = 'a.jpg';
const webp = (width: number): Fit => ({ width, format: 'webp' });

let directory = '';
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'fitted-'));
  writeFileSync(join(directory, FILE), 'a picture as it came');
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

/** Pictures that are made once the test says so. */
const held = () => {
  const begun: { requests: Fit; end: (made: Buffer | undefined) => void }[] = [];
  const inTurn = limitConcurrency(1);
  const fitted = openFitted(
    directory,
    (_bytes, requests) => new Promise((end) => begun.push({ requests, end })),
    inTurn,
  );
  const begins = (count: number) => expect.poll(() => begun.length).toBe(count);
  const waits = (count: number) => expect.poll(inTurn.waiting).toBe(count);
  return { ...fitted, begun, begins, waits };
};

const cachedFiles = () => {
  const folder = join(directory, 'fitted', FILE);
  return existsSync(folder) ? readdirSync(folder) : [];
};

test('what many ask for at once is made once, and kept', async () => {
  const { find, begun, begins } = held();
  const requests = Array.from({ length: 50 }, () => find(FILE, webp(400)));
  await begins(1);
  begun[0]?.end(Buffer.from('small'));
  const path = join(directory, 'fitted', FILE, '400.webp');
  expect(await Promise.all(requests)).toEqual(requests.map(() => ({ path, size: 5 })));
  expect(await find(FILE, webp(400))).toEqual({ path, size: 5 });
  expect(await openFitted(directory).find(FILE, webp(400))).toEqual({ path, size: 5 });
  expect(begun).toHaveLength(1);
  expect(cachedFiles()).toEqual(['400.webp']);
});

test('one is made at a time', async () => {
  const { find, begun, begins, waits } = held();
  const requests = [160, 256, 400].map((width) => find(FILE, webp(width)));
  await begins(1);
  await waits(2);
  for (const before of requests.keys()) {
    await begins(before + 1);
    begun[before]?.end(Buffer.from('x'));
  }
  expect(await Promise.all(requests)).toHaveLength(3);
});

test('beyond the waiting ones nobody waits, and later they are made', async () => {
  const { find, begun, begins, waits } = held();
  const requests = Array.from({ length: 33 }, (_, index) => find(FILE, webp(index)));
  await begins(1);
  await waits(32);
  expect(await find(FILE, webp(100))).toBe('busy');
  const more = find(FILE, webp(1));
  for (let made = 0; made < 33; made += 1) {
    await begins(made + 1);
    begun[made]?.end(Buffer.from('x'));
  }
  await Promise.all([...requests, more]);
  const next = find(FILE, webp(100));
  await begins(34);
  begun[33]?.end(Buffer.from('x'));
  expect(await next).toMatchObject({ size: 1 });
});

test.each([
  ['cannot be opened', undefined],
  ['would be larger', Buffer.alloc(100)],
])('one that %s stays as it is, and is not tried again', async (_what, made) => {
  const { find, begun, begins } = held();
  const first = find(FILE, webp(400));
  await begins(1);
  begun[0]?.end(made);
  expect([await first, await find(FILE, webp(400))]).toEqual(['kept', 'kept']);
  expect(begun).toHaveLength(1);
});

test('all go with their picture, also one that is being made', async () => {
  const { find, remove, begun, begins } = held();
  const first = find(FILE, webp(400));
  await begins(1);
  begun[0]?.end(Buffer.from('small'));
  await first;
  const second = find(FILE, webp(800));
  await begins(2);
  rmSync(join(directory, FILE));
  await remove(FILE);
  expect(cachedFiles()).toEqual([]);
  begun[1]?.end(Buffer.from('small'));
  await expect(second).rejects.toThrow('was removed');
  expect(cachedFiles()).toEqual([]);
});
