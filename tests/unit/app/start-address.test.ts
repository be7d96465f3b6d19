import { describe, expect, it } from 'vitest';
import { startAddress } from '#src/app/start-address.ts';

const at = (address: string) => {
  const { pathname, search, hash } = new URL(address, 'http://localhost');
  return { pathname, search, hash };
};

describe('the address at start-up', () => {
  it.each([
    ['/#/courseDetail/12', '/courseDetail/12'],
    ['/#/newsInfo?id=3', '/newsInfo?id=3'],
    ['/?from=group#/newsInfo?id=3', '/newsInfo?id=3&from=group'],
    ['/?from=group#/house', '/house?from=group'],
  ])('of the old hash router %s is %s', (old, address) => {
    expect(startAddress(at(old), false, false, '')).toEqual({ address });
  });

  it.each([
    ['/'],
    ['/newsInfo?id=3'],
    ['/#part'],
    ['/#//evil.example'],
    ['/#/\\evil.example'],
    ['/#javascript:alert(1)'],
    ['/writecode?code=12'],
    ['/Welogin?code=1&state=2'],
    ['/weizanlogin/?code=1&state=2'],
    ['/login?code=1&state=2'],
    ['http://localhost//'],
    ['http://localhost//evil.example/x'],
  ])('%s stays as it is', (address) => {
    expect(startAddress(at(address), false, false, '')).toBe(undefined);
  });

  it.each([
    ['/drawIndex?code=1&state=2', '/drawIndex'],
    ['/newsInfo?id=3&code=1&state=2&token=x', '/newsInfo?id=3'],
    ['/?code=1&state=2#/courseDetail/12', '/courseDetail/12'],
    ['/forpwd?code=1&state=2', ''],
  ])('%s with a code is taken up by the login, to come back to %j', (address, returnTo) => {
    const start = startAddress(at(address), false, false, '');
    expect(start?.address).toMatch(/^\/Welogin\?.*code=1&state=2/);
    expect(start?.returnTo).toBe(returnTo);
  });

  it('with a code stays where a member is', () => {
    expect(startAddress(at('/drawIndex?code=1&state=2'), true, true, '')).toBe(undefined);
  });

  it('with a code alone is the messenger’s inside it, and nobody’s elsewhere', () => {
    const start = { address: '/Welogin?code=1', returnTo: '/' };
    expect(startAddress(at('/?code=1'), false, true, '')).toEqual(start);
    expect(startAddress(at('/?code=1'), false, false, '')).toBe(undefined);
    expect(startAddress(at('/writecode?code=1'), false, true, '')).toBe(undefined);
  });

  it.each([
    ['/?code=1', '/order_pay/7'],
    ['/drawIndex?code=1&state=2', '/order_pay/7'],
    ['/newsInfo?id=3&code=1', '/newsInfo?id=3'],
  ])(
    '%s with a code leaves what a login was to come back to, unless it is for members',
    (address, returnTo) => {
      const start = startAddress(at(address), false, true, '/order_pay/7');
      expect(start?.address).toMatch(/^\/Welogin\?/);
      expect(start?.returnTo).toBe(returnTo);
    },
  );
});
