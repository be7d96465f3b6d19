import { describe, expect, it, vi } from 'vitest';
import { lastGood } from '#src/platform/calls/last-good.ts';
import { isMember, sessionKeys, token } from '#src/platform/session/session.ts';
import {
  readJson,
  readLocal,
  readVisit,
  removeLocal,
  writeJson,
  writeLocal,
  writeVisit,
} from '#src/platform/storage/local-store.ts';
import { refuse, stubStorage } from '../../harness/browser-stubs.ts';

let serial = 0;
const freshKey = () => `key-${++serial}`;

describe('the local store', () => {
  it('keeps values in local storage', () => {
    const held = stubStorage();
    const key = freshKey();
    expect(readLocal(key)).toBe(null);
    writeLocal(key, '1');
    expect([readLocal(key), held.get(key)]).toEqual(['1', '1']);
    removeLocal(key);
    expect([readLocal(key), held.has(key)]).toEqual([null, false]);
  });

  it.each([
    ['is full', { setItem: refuse }],
    ['is blocked', { setItem: refuse, getItem: refuse, removeItem: refuse }],
  ])('remembers in memory while storage %s', (_name, over) => {
    stubStorage(over);
    const key = freshKey();
    writeLocal(key, '1');
    expect(readLocal(key)).toBe('1');
    removeLocal(key);
    expect(readLocal(key)).toBe(null);
  });

  it('reads the newest value when storage is full and still holds an older one', () => {
    const held = stubStorage({ setItem: refuse });
    const key = freshKey();
    held.set(key, 'old');
    writeLocal(key, 'new');
    expect(readLocal(key)).toBe('new');
  });

  it('works where there is no storage at all', () => {
    vi.stubGlobal('localStorage', undefined);
    const key = freshKey();
    writeLocal(key, '1');
    expect(readLocal(key)).toBe('1');
    vi.unstubAllGlobals();
  });

  it.each([['{"a":'], [''], ['undefined'], ['null']])('reads %j as no JSON value', (value) => {
    stubStorage();
    const key = freshKey();
    writeLocal(key, value);
    expect(readJson(key)).toBe(undefined);
  });

  it('writes JSON up to a length and drops what cannot be written', () => {
    stubStorage();
    const [short, long, round] = [freshKey(), freshKey(), freshKey()];
    writeJson(short, { a: 1 }, 7);
    writeJson(long, { a: 12 }, 7);
    const ring: { self?: unknown } = {};
    ring.self = ring;
    writeJson(round, ring);
    expect([short, long, round].map(readJson)).toEqual([{ a: 1 }, undefined, undefined]);
  });

  it('keeps notes for the visit', () => {
    stubStorage({ setItem: refuse, getItem: refuse });
    const key = freshKey();
    expect(readVisit(key)).toBe(null);
    writeVisit(key, '1');
    expect(readVisit(key)).toBe('1');
  });
});

describe('the session', () => {
  it('is the stored token', () => {
    const held = stubStorage();
    expect([token(), isMember()]).toEqual(['', false]);
    held.set(sessionKeys.token, 't-1');
    expect([token(), isMember()]).toEqual(['t-1', true]);
  });
});

describe('the last good payload', () => {
  it('is kept over visits where it is public', () => {
    const held = stubStorage();
    const key = freshKey();
    expect(lastGood.get(key)).toBe(undefined);
    const payload = [{ id: 1 }];
    lastGood.set(key, payload, 'public');
    expect(lastGood.get(key)).toBe(payload);
    expect([...held.values()]).toEqual(['[{"id":1}]']);
  });

  it('is read from an earlier visit', () => {
    const held = stubStorage();
    const [key, other] = [freshKey(), freshKey()];
    lastGood.set(key, [1], 'public');
    const [stored = ''] = [...held.keys()];
    held.set(stored.replace(key, other), '[2]');
    expect(lastGood.get(other)).toEqual([2]);
  });

  it('is for this visit only where it is a member’s or very large', () => {
    const held = stubStorage();
    const [mine, large] = [freshKey(), freshKey()];
    lastGood.set(mine, [{ id: 1 }], 'member');
    lastGood.set(large, ['长'.repeat(100_000)], 'public');
    expect(held.size).toBe(0);
    expect(lastGood.get(mine)).toEqual([{ id: 1 }]);
    expect(lastGood.get(large)).toHaveLength(1);
  });

  it('of a member is shown to no visitor and to no other member, nor a visitor’s to a member', () => {
    const held = stubStorage();
    const [key, other] = [freshKey(), freshKey()];
    lastGood.set(key, ['全价'], 'public');
    held.set(sessionKeys.token, 't-8');
    expect(lastGood.get(key)).toBe(undefined);
    lastGood.set(key, ['会员价'], 'public');
    lastGood.set(other, ['会员价'], 'public');
    expect(lastGood.get(key)).toEqual(['会员价']);
    held.set(sessionKeys.token, 't-9');
    expect(lastGood.get(other)).toBe(undefined);
    held.delete(sessionKeys.token);
    expect([lastGood.get(key), lastGood.get(other)]).toEqual([['全价'], undefined]);
  });

  it('never fails, however deep the payload and however full the storage', () => {
    stubStorage({ setItem: refuse });
    let deep: unknown = 1;
    for (let depth = 0; depth < 50_000; depth++) deep = [deep];
    const key = freshKey();
    lastGood.set(key, [deep], 'public');
    expect(lastGood.get(key)).toEqual([deep]);
  });
});
