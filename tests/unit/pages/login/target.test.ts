// @vitest-environment window
// @window-url https://app.example/login
import { beforeEach, describe, expect, it } from 'vitest';
import { followable } from '#src/entities/login/followable.ts';
import { takeTarget } from '#src/entities/login/target.ts';
import { readSession, writeSession } from '#src/platform/session/session.ts';
import { hostileAddresses, loginAddresses } from '../../../harness/hostile-addresses.ts';

beforeEach(() => localStorage.clear());

const savedOf = (
  values: Partial<Record<'orderId' | 'beforeLoginUrl' | 'distributionUrl', string>>,
) => {
  // the keys of the object above
  for (const [key, value] of Object.entries(values))
    writeSession(key as keyof typeof values, value);
};

describe('an address to go to after login', () => {
  it('has a long table of hostile values', () => {
    expect(new Set(hostileAddresses).size).toBeGreaterThanOrEqual(60);
  });

  it.each(hostileAddresses.map((address) => [address]))('is not %j', (address) => {
    expect(followable(address, ['shop.example'])).toBe('');
  });

  it.each(loginAddresses.map((address) => [address]))('is no page of the login: %j', (address) => {
    expect(followable(address)).toBe('');
  });

  it.each([
    ['/courseDetail/12', '/courseDetail/12'],
    ['/newsInfo?id=3#top', '/newsInfo?id=3#top'],
    ['#/courseDetail/12', '/courseDetail/12'],
    ['/a/../course', '/course'],
    ['https://app.example/course?x=1', '/course?x=1'],
    ['/index_search/心电图', '/index_search/%E5%BF%83%E7%94%B5%E5%9B%BE'],
    ['/loginformula', '/loginformula'],
  ])('%j leads to %j', (stored, address) => {
    expect(followable(stored)).toBe(address);
  });

  it('is on another host only where configuration allows that host, by https', () => {
    const hosts = ['shop.example'];
    expect([
      followable('https://shop.example/x?y=1', hosts),
      followable('http://shop.example/x', hosts),
      followable('https://shop.example:8443/x', hosts),
      followable('https://shop.example/x'),
    ]).toEqual(['https://shop.example/x?y=1', '', '', '']);
  });
});

describe('the target of a login', () => {
  it.each([
    [{ orderId: '88', beforeLoginUrl: '/course', distributionUrl: '/agent' }, '/orderdetail/88'],
    [{ beforeLoginUrl: '/course?x=1', distributionUrl: '/agent' }, '/course?x=1'],
    [{ distributionUrl: '/agent' }, '/agent'],
    [{}, '/'],
  ])('of %j is %j', (values, target) => {
    savedOf(values);
    expect(takeTarget()).toBe(target);
  });

  it.each(hostileAddresses.filter(Boolean).map((address) => [address]))(
    'is never %j, wherever it was stored',
    (address) => {
      savedOf({ orderId: address, beforeLoginUrl: address, distributionUrl: address });
      expect(takeTarget()).toBe('/');
    },
  );

  it('is used once', () => {
    savedOf({ orderId: '88', beforeLoginUrl: '/course' });
    expect([takeTarget(), takeTarget(), readSession('beforeLoginUrl')]).toEqual([
      '/orderdetail/88',
      '/',
      '',
    ]);
  });
});
