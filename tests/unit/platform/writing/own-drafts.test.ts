// @vitest-environment window
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearCache } from '#src/platform/calls/clear-cache.ts';
import { beginSession, forgetSession } from '#src/platform/session/session.ts';
import { dropDrafts, hasDrafts, ownDrafts } from '#src/platform/writing/own-drafts.ts';

const DAY = 24 * 3600 * 1000;

const as = (id: string) => beginSession(`token-${id}`, { id });

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test('what one member has written is nobody else’s, and both keep their own', () => {
  as('1');
  ownDrafts().keep('address', '甲');
  as('2');
  expect([ownDrafts().read('address'), hasDrafts()]).toEqual([undefined, false]);
  ownDrafts().keep('address', '乙');
  as('1');
  expect(ownDrafts().read('address')).toBe('甲');
});

test('a session that ends by itself loses nothing, nor what is written just then', () => {
  as('1');
  const drafts = ownDrafts();
  forgetSession();
  drafts.keep('answers-7', '写到一半');
  as('1');
  expect(ownDrafts().read('answers-7')).toBe('写到一半');
});

test('all of a member’s goes at once, and only theirs', () => {
  as('2');
  ownDrafts().keep('address', '乙');
  as('1');
  ownDrafts().keep('address', '甲');
  ownDrafts().keep('answers-7', '甲');
  dropDrafts();
  expect([hasDrafts(), Object.keys(localStorage).filter((key) => key.includes(':1:'))]).toEqual([
    false,
    [],
  ]);
  as('2');
  expect(ownDrafts().read('address')).toBe('乙');
});

test('after a month what nobody has sent goes, whoever wrote it', () => {
  as('1');
  ownDrafts().keep('answers-7', '甲');
  vi.setSystemTime(Date.now() + 29 * DAY);
  as('2');
  ownDrafts();
  const left = () => Object.keys(localStorage).filter((key) => key.startsWith('DRAFT:')).length;
  expect(left()).toBe(1);
  vi.setSystemTime(Date.now() + 2 * DAY);
  ownDrafts();
  expect(left()).toBe(0);
});

test('an emptied cache leaves drafts where they are', () => {
  as('1');
  ownDrafts().keep('address', '甲');
  localStorage.setItem('CACHE:x', '{}');
  clearCache();
  expect([ownDrafts().read('address'), localStorage.getItem('CACHE:x')]).toEqual(['甲', null]);
});
