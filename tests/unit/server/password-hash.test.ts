import { beforeEach, expect, it, vi } from 'vitest';

const derived = vi.hoisted(() => vi.fn());

vi.mock('node:crypto', async (original) => {
  const crypto = await original<typeof import('node:crypto')>();
  const scrypt = (...all: Parameters<typeof crypto.scrypt>) => {
    derived(all[3]);
    crypto.scrypt(...all);
  };
  return { ...crypto, scrypt };
});

const { hashPassword, isPassword } = await import('../../../server/platform/auth/password.ts');

beforeEach(() => derived.mockClear());

it('knows a password again, and no other', async () => {
  const stored = await hashPassword('learn2026');
  expect(await isPassword('learn2026', stored)).toBe(true);
  for (const other of ['learn2027', 'Learn2026', 'learn2026 ', '', `learn2026${'x'.repeat(90)}`])
    expect(await isPassword(other, stored)).toBe(false);
});

it('takes letters that look the same for the same', async () => {
  expect(await isPassword('ｌｅａｒｎ２０２６', await hashPassword('learn2026'))).toBe(true);
});

it('keeps the cost with the hash', async () => {
  expect(await hashPassword('learn2026')).toMatch(/^scrypt\$15\$8\$1\$[\w+/]{22}==\$[\w+/]{43}=$/);
});

it('never gives the same hash twice', async () => {
  expect(await hashPassword('learn2026')).not.toBe(await hashPassword('learn2026'));
});

it('works as hard where there is no password to compare with', async () => {
  const stored = await hashPassword('learn2026');
  derived.mockClear();
  await isPassword('learn2026', stored);
  expect(await isPassword('learn2026', undefined)).toBe(false);
  expect(derived).toHaveBeenCalledTimes(2);
  const [[known], [unknown]] = derived.mock.calls as [[object], [object]];
  expect(unknown).toEqual(known);
  expect(known).toMatchObject({ N: 2 ** 15, r: 8, p: 1 });
});

it('reads a hash by its own cost, so that the cost may grow', async () => {
  const stored = await hashPassword('learn2026');
  const [name, , ...rest] = stored.split('$');
  await isPassword('learn2026', [name, '12', ...rest].join('$'));
  expect(derived.mock.lastCall?.[0]).toMatchObject({ N: 2 ** 12 });
});
