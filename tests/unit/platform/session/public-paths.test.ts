import { expect, it } from 'vitest';
import { isPublicPath } from '#src/platform/session/public-paths.ts';

it.each([
  '/',
  '/login',
  '/index',
  '/redIndex',
  '/foodIndex',
  '/drawIndex',
  '/newIndex',
  '/Welogin',
  '/member_disabled',
  '/weizanlogin',
  '/case/12',
  '/case/judge/12',
  '/login/',
  '/welogin',
])('%s is public', (path) => {
  expect(isPublicPath(path)).toBe(true);
});

it.each([
  '/register',
  '/forpwd',
  '/agreement',
  '/privacy',
  '/case',
  '/cases/12',
  '/login/x',
  '/loginform',
  '/index_search/a',
  '/my',
  '/newsList',
  '/x/case/1',
])('%s is not', (path) => {
  expect(isPublicPath(path)).toBe(false);
});
