// @vitest-environment window
import { beforeEach, expect, it, vi } from 'vitest';
import { checkVersion } from '#src/app/afterwards/version-check.ts';
import { readSession, writeSession } from '#src/platform/session/session.ts';
import { answerWith, jsonOf, refuse, stubStorage, success } from '../harness/browser-stubs.ts';

beforeEach(() => {
  localStorage.clear();
  writeSession('appVersion', '');
});

const check = async () => {
  const reload = vi.fn();
  await checkVersion(reload);
  return reload.mock.calls.length;
};

it('the first version is stored and reloads nothing', async () => {
  answerWith(() => success({ version: '1.0' }));
  expect([await check(), readSession('appVersion')]).toEqual([0, '1.0']);
});

it('another version is stored first and reloads once', async () => {
  writeSession('appVersion', '1.0');
  answerWith(() => success({ version: '1.1' }));
  const reload = vi.fn(() => expect(readSession('appVersion')).toBe('1.1'));
  await checkVersion(reload);
  await checkVersion(reload);
  expect(reload).toHaveBeenCalledTimes(1);
});

it('asks at most once an hour', async () => {
  const requests = answerWith(() => success({ version: '1.0' }));
  await check();
  await check();
  expect(requests).toHaveLength(1);
});

it.each([
  ['fails', () => jsonOf({ code: 500, msg: 'x' })],
  ['names no version', () => success({ version: '' })],
])('an answer that %s changes nothing', async (_name, answer) => {
  writeSession('appVersion', '1.0');
  answerWith(answer);
  expect([await check(), readSession('appVersion')]).toEqual([0, '1.0']);
});

// last: what storage refuses is remembered in memory
it('does not reload where the new version cannot be kept', async () => {
  stubStorage({ setItem: refuse });
  writeSession('appVersion', '1.0');
  answerWith(() => success({ version: '1.1' }));
  expect(await check()).toBe(0);
});
