import { expect, it } from 'vitest';
import { isLoginPage } from '#schemas/login/addresses.ts';
import { isLoginPath } from '#schemas/login/login-path.ts';

it.each([
  ['/login', true, true],
  ['/LOGIN/', true, true],
  ['/Welogin', true, true],
  ['/weizanlogin', true, true],
  ['/weizanlogin/x', false, true],
  ['/member_disabled', false, true],
  ['/auth', false, true],
  ['/auth/wechat', false, true],
  ['/loginform', false, false],
  ['/authors', false, false],
  ['/x/login', false, false],
  ['/', false, false],
  ['', false, false],
])('of %j it is known whether a login is there, or there or above', (path, page, parent) => {
  expect([isLoginPage(path), isLoginPath(path)]).toEqual([page, parent]);
});
