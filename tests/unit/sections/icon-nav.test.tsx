// @vitest-environment window
import { describe, expect, test } from 'vitest';
import css from '#sections/icon-nav/icon-nav.module.css';
import { showSection } from '../harness/sections/show-section.tsx';

const icon = (id: number, fields: object = {}) => ({
  id,
  icon_name: `图标${id}`,
  icon_link: `/cate?type=${id}`,
  jion: 0,
  ...fields,
});

const icons = (count: number) => Array.from({ length: count }, (_, index) => icon(index));

test.each([
  [1, css.full],
  [2, css.half],
  [3, css.third],
  [4, css.quarter],
  [5, css.fifth],
  [6, css.fifth],
  [23, css.fifth],
])('%i icons stand in columns of their own width', async (count, width) => {
  const { host } = await showSection('导航栏', icons(count));
  const widths = [...host.querySelectorAll('li')].map((item) => item.className);
  expect(widths).toEqual(Array.from({ length: count }, () => width));
});

describe('an icon', () => {
  const anchor = async (fields: object) =>
    (await showSection('导航栏', [icon(1, fields)])).host.querySelector('a');

  test('with jion 0 routes inside the app', async () => {
    const link = await anchor({ jion: '0', icon_link: '/house' });
    expect(link?.getAttribute('href')).toBe('/house');
    expect(link?.hasAttribute('rel')).toBe(false);
  });

  test('with another jion leads out', async () => {
    const link = await anchor({ jion: 1, icon_link: 'https://example.com/meeting' });
    expect(link?.getAttribute('href')).toBe('https://example.com/meeting');
    expect(link?.getAttribute('rel')).toBe('noopener');
  });

  test('with another jion leads out where its link is a path as well', async () => {
    const link = await anchor({ jion: 1, icon_link: '/house' });
    expect(link?.getAttribute('href')).toBe('/house');
    expect(link?.getAttribute('rel')).toBe('noopener');
  });

  test.each(['javascript:alert(1)', '', null, '//evil.example'])(
    'whose link is %j is shown and leads nowhere',
    async (icon_link) => {
      const { host, words } = await showSection('导航栏', [icon(1, { icon_link })]);
      expect(host.querySelector('a')).toBeNull();
      expect(words()).toBe('图标1');
    },
  );
});

test('an icon listed twice stands twice', async () => {
  const { cards } = await showSection('导航栏', [icon(1), icon(1)]);
  expect(cards()).toHaveLength(2);
});
