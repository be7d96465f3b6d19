// @vitest-environment window
import { expect, test } from 'vitest';
import { fixDate } from '../harness/fixed-date.ts';
import { showSection } from '../harness/sections/show-section.tsx';

fixDate('2026-11-29T14:00:00+08:00');

const news = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: index + 1, title: `资讯${index + 1}` }));

test('rows lead to their news item, 更多 to the list', async () => {
  const section = await showSection('资讯列表', news(2));
  expect(section.cards()).toEqual(['/newsInfo?id=1', '/newsInfo?id=2']);
  expect(section.more()).toEqual(['/newsList']);
});

test('the first three have rank images, the others numbers', async () => {
  const { host } = await showSection('资讯列表', news(4));
  const rows = [...host.querySelectorAll('li')];
  expect(rows.map((row) => row.querySelector('svg')?.getAttribute('aria-label') ?? '')).toEqual([
    '第1',
    '第2',
    '第3',
    '',
  ]);
  expect(rows.map((row) => row.textContent)).toEqual(['1资讯1', '2资讯2', '3资讯3', '4资讯4']);
});

test('a day is told in China time where it is known', async () => {
  const create_time = Date.UTC(2026, 10, 20, 16) / 1000;
  const { words } = await showSection('资讯列表', [{ id: 1, title: '资讯', create_time }]);
  expect(words()).toContain('11月21日');
});

test('four rows at most; there is nothing to page through', async () => {
  const section = await showSection('资讯列表', news(5000));
  expect(section.cards()).toHaveLength(4);
  expect(section.foot()).toBeNull();
});
