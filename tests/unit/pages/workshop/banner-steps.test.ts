import { expect, it } from 'vitest';
import type { WorkshopBanner } from '#schemas/workshop/banner-endpoints.ts';
import { movedBefore, steppedBy, withBanner, without } from '#src/pages/workshop/banners/steps.ts';
import { hiddenText, targetText } from '#src/pages/workshop/banners/words.ts';

const banner = (id: string, title = id): WorkshopBanner => ({
  ...{ id, title, thumb: '/a.png', kind: 'course', shown: true },
  ...{ target: '1', targetTitle: '心电图', targetState: 'on' },
});

const banners = ['1', '2', '3'].map((id) => banner(id));

const titlesOf = (of: readonly WorkshopBanner[]): string => of.map(({ title }) => title).join('');

it.each([
  ['1', 1, '213'],
  ['3', -1, '132'],
  ['2', 1, '132'],
  ['1', -1, '123'],
  ['3', 1, '123'],
  ['9', 1, '123'],
] as const)('%s steps by %i to %s', (id, by, titles) => {
  expect(titlesOf(steppedBy(id, by)(banners))).toBe(titles);
});

it.each([
  ['3', '1', '312'],
  ['1', '3', '213'],
  ['1', '', '231'],
  ['1', '1', '123'],
  ['9', '1', '123'],
  ['1', '9', '123'],
])('%s goes in front of %s: %s', (id, before, titles) => {
  expect(titlesOf(movedBefore(id, before)(banners))).toBe(titles);
});

it('one is added, changed and removed', () => {
  expect(titlesOf(withBanner(banner('', '新'))(banners))).toBe('123新');
  expect(titlesOf(withBanner(banner('2', '改'))(banners))).toBe('1改3');
  expect(titlesOf(without('2')(banners))).toBe('13');
});

it.each([
  ['on', true, '', '课程：心电图'],
  ['on', false, '已隐藏，学员看不到', '课程：心电图'],
  ['off', true, '链接的内容已下架，学员看不到', '课程：心电图'],
  ['removed', true, '学员看不到，请重新选择链接', '链接的内容已删除'],
] as const)('one whose target is %s, shown %j, says so', (targetState, shown, hidden, words) => {
  const row = { ...banner('1'), targetState, shown };
  expect([hiddenText(row), targetText(row)]).toEqual([hidden, words]);
});
