import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { openSecret } from '#server/platform/auth/secret.ts';

const folder = mkdtempSync(join(tmpdir(), 'secret-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('hashes the same for the same parts and the same secret only', () => {
  const { hash } = openSecret('one', undefined);
  expect(hash('a', 1, { b: 2 })).toBe(hash('a', 1, { b: 2 }));
  const all = [hash('a', 'b'), hash('ab'), hash('a,b'), hash(['a', 'b']), hash('a'), hash()];
  expect(new Set(all).size).toBe(all.length);
  expect(openSecret('two', undefined).hash('ab')).not.toBe(hash('ab'));
});

it('reads what it has encrypted, each time to something else', () => {
  const { encrypt, decrypt } = openSecret('one', undefined);
  for (const text of ['', '11010519491231002X', '身份证'.repeat(100)]) {
    expect(decrypt(encrypt(text))).toBe(text);
    expect(encrypt(text)).not.toBe(encrypt(text));
  }
});

it('reads nothing that was changed, cut or made with another secret', () => {
  const { encrypt, decrypt } = openSecret('one', undefined);
  const stored = encrypt('11010519491231002X');
  const bytes = Buffer.from(stored, 'base64url');
  for (let at = 0; at < bytes.length; at += 1) {
    const changed = Buffer.from(bytes);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(() => decrypt(changed.toString('base64url'))).toThrow();
  }
  expect(() => decrypt(stored.slice(0, 20))).toThrow();
  expect(() => openSecret('two', undefined).decrypt(stored)).toThrow();
});

it('keeps its own in a file for the owner alone, the same at every start', () => {
  const directory = join(folder, 'new', 'data');
  const first = openSecret(undefined, directory);
  expect(openSecret(undefined, directory).hash('a')).toBe(first.hash('a'));
  expect(readdirSync(directory)).toEqual(['secret']);
  expect(statSync(join(directory, 'secret')).mode & 0o777).toBe(0o600);
  expect(readFileSync(join(directory, 'secret'), 'utf8')).toMatch(/^[\da-f]{64}$/);
});

it('takes the configured one instead, and writes no file', () => {
  const directory = join(folder, 'given');
  const given = 'g'.repeat(32);
  expect(openSecret(given, directory).hash('a')).toBe(openSecret(given, undefined).hash('a'));
  expect(() => readdirSync(directory)).toThrow();
});
