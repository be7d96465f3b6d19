import { createHook } from 'node:async_hooks';
import { scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Lane } from '#server/platform/auth/key-queue.ts';
import type { KeyTask } from '#server/platform/auth/key-worker.ts';

const derived = vi.hoisted(() => vi.fn<(task: KeyTask) => void>());
const COST = vi.hoisted(() => ({ log2: 7, blockSize: 8, parallel: 1 }));

vi.mock('#server/platform/auth/password-cost.ts', () => ({ COST }));
vi.mock('#server/platform/auth/key-queue.ts', async (original) => {
  const { openKeyQueue } = await original<typeof import('#server/platform/auth/key-queue.ts')>();
  const opened: typeof openKeyQueue = (size) => {
    const derive = openKeyQueue(size);
    const noted = (task: KeyTask, lane: Lane) => {
      derived(task);
      return derive(task, lane);
    };
    return Object.assign(noted, { waiting: derive.waiting });
  };
  return { openKeyQueue: opened };
});

const { hashPassword, isPassword, renewedHash } = await import('#server/platform/auth/password.ts');

beforeEach(() => derived.mockClear());

/** The rounds of each key that was derived, added up. */
const works = (): number[] =>
  derived.mock.calls.map(([task]) => task.rounds.reduce((sum, { N = 0 }) => sum + N, 0));

/** The hash of `password` at another cost than the present one. */
const hashAt = async (log2: number, password: string): Promise<string> => {
  const present = COST.log2;
  COST.log2 = log2;
  const stored = await hashPassword(password);
  COST.log2 = present;
  derived.mockClear();
  return stored;
};

it('knows a password again, and no other', async () => {
  const stored = await hashPassword('learn2026');
  expect(await isPassword('learn2026', stored, 'stranger')).toBe(true);
  for (const other of ['learn2027', 'Learn2026', 'learn2026 ', '', `learn2026${'x'.repeat(90)}`])
    expect(await isPassword(other, stored, 'stranger')).toBe(false);
});

it('takes letters that look the same for the same', async () => {
  expect(await isPassword('ｌｅａｒｎ２０２６', await hashPassword('learn2026'), 'stranger')).toBe(
    true,
  );
});

it('keeps the cost with the hash', async () => {
  expect(await hashPassword('learn2026')).toMatch(/^scrypt\$7\$8\$1\$[\w+/]{22}==\$[\w+/]{43}=$/);
});

it('costs what OWASP asks of scrypt', async () => {
  const real = await vi.importActual<object>('#server/platform/auth/password-cost.ts');
  expect(real).toHaveProperty('COST', { log2: 17, blockSize: 8, parallel: 1 });
  const dear = await hashAt(17, 'learn2026');
  expect(dear).toMatch(/^scrypt\$17\$8\$1\$/);
  expect(await isPassword('learn2026', dear, 'stranger')).toBe(true);
});

it('never gives the same hash twice', async () => {
  expect(await hashPassword('learn2026')).not.toBe(await hashPassword('learn2026'));
});

it('works as hard where there is no password to compare with', async () => {
  const stored = await hashPassword('learn2026');
  derived.mockClear();
  await isPassword('learn2026', stored, 'stranger');
  expect(await isPassword('learn2026', undefined, 'stranger')).toBe(false);
  expect(works()).toEqual([2 ** 7, 2 ** 7]);
});

it('reads a hash by its own, lower cost, and works as hard as for a new one', async () => {
  const stored = await hashAt(4, 'learn2026');
  expect(await isPassword('learn2026', stored, 'stranger')).toBe(true);
  expect(await isPassword('learn2027', stored, 'stranger')).toBe(false);
  expect(await isPassword('learn2026', undefined, 'stranger')).toBe(false);
  expect(works()).toEqual([2 ** 7, 2 ** 7, 2 ** 7]);
});

it('renews a hash of a lower cost, and no other', async () => {
  const renewed = await renewedHash('learn2026', await hashAt(4, 'learn2026'));
  expect(renewed).toMatch(/^scrypt\$7\$/);
  expect(await isPassword('learn2026', renewed, 'stranger')).toBe(true);
  expect(await renewedHash('learn2026', String(renewed))).toBeUndefined();
});

it('leaves the threads of files and DNS alone', async () => {
  const used: string[] = [];
  const hook = createHook({ init: (_id, type) => used.push(type) }).enable();
  await Promise.all(Array.from({ length: 8 }, () => hashPassword('learn2026')));
  expect(used).not.toContain('SCRYPTREQUEST');
  // what would take them is seen here
  await promisify(scrypt)('learn2026', 'salt', 8);
  hook.disable();
  expect(used).toContain('SCRYPTREQUEST');
});
