import { expect, it } from 'vitest';
import { roleOf, shellOf } from '#src/app/worker/requests.ts';

const origin = 'https://learn.example';
const role = (mode: string, path: string, offline = false) =>
  roleOf({ mode, url: new URL(path, origin), origin, offline });

it.each([
  ['navigate', '/', 'page'],
  ['navigate', '/courseDetail/12?tab=1', 'page'],
  ['navigate', '/operators', 'page'],
  ['navigate', '/operator/pages', 'other'],
  ['navigate', '/media/cover.svg', 'other'],
  ['navigate', '/uploads/a.png', 'other'],
  ['navigate', 'https://elsewhere.example/', undefined],
  ['cors', '/assets/a.js', undefined],
  ['no-cors', '/media/cover.svg?w=160', undefined],
  ['cors', '/v1/index/sort', undefined],
])('a request (%s) for %s asks for: %s', (mode, path, expected) => {
  expect(role(mode, path)).toBe(expected);
});

it.each([
  ['cors', '/assets/a.js', 'file'],
  ['no-cors', '/media/cover.svg', undefined],
  ['cors', '/v1/index/sort', undefined],
  ['cors', 'https://elsewhere.example/assets/a.js', undefined],
])('without a network, one (%s) for %s asks for: %s', (mode, path, expected) => {
  expect(role(mode, path, true)).toBe(expected);
});

it.each([
  ['/', '/index.html'],
  ['/NewIndex/', '/index.html'],
  ['/orderList', '/page.html'],
])('%s opens in %s', (path, shell) => {
  expect(shellOf(path)).toBe(shell);
});
