// @vitest-environment window
import { act } from 'react';
import { expect, test } from 'vitest';
import { showSection } from '../harness/sections/show-section.tsx';

const banner = (fields: object) => ({ thumb: '/media/banner-1.svg', title_name: '图', ...fields });

test('each slide leads to its own link, in or out of the app', async () => {
  const { cards } = await showSection('轮播图', [
    banner({ link_url: '/house' }),
    banner({ link_url: 'https://example.com/a' }),
  ]);
  expect(cards()).toEqual(['/house', 'https://example.com/a']);
});

test.each(['', null, 'javascript:alert(1)'])(
  'a slide with the link %j is a picture',
  async (link_url) => {
    const { host } = await showSection('轮播图', [banner({ link_url })]);
    expect(host.querySelector('a')).toBeNull();
    expect(host.querySelector('[role="img"]')?.getAttribute('aria-label')).toBe('图');
  },
);

test('a slide without a title is named by its position', async () => {
  const { host } = await showSection('轮播图', [
    banner({ link_url: '/house' }),
    banner({ link_url: '/more', title_name: null }),
  ]);
  const names = [...host.querySelectorAll('a')].map((link) => link.getAttribute('aria-label'));
  expect(names).toEqual(['图', '轮播图 2']);
});

test('a title stands on its picture, which may hold no words; without one nothing does', async () => {
  const { host } = await showSection('轮播图', [
    banner({ link_url: '/house', title_name: '名医直播周' }),
    banner({ title_name: '学习会员年卡' }),
    banner({ link_url: '/more', title_name: null }),
  ]);
  const words = [...host.querySelectorAll('li')].map(({ textContent }) => textContent);
  expect(words).toEqual(['名医直播周', '学习会员年卡', '']);
});

test('of thousands, forty stand', async () => {
  const many = Array.from({ length: 5000 }, () => banner({}));
  const { host } = await showSection('轮播图', many);
  expect(host.querySelectorAll('li')).toHaveLength(40);
});

test('one banner has no indicator, several have', async () => {
  expect((await showSection('轮播图', [banner({})])).words()).toBe('图');
  expect((await showSection('轮播图', [banner({}), banner({})])).words()).toBe('图图1/2');
});

test.each(['pointerdown', 'scroll'])('it rests until a %s', async (type) => {
  const { host } = await showSection('轮播图', [banner({}), banner({}), banner({})]);
  const row = host.querySelector('[data-resting]');
  await act(async () => row?.dispatchEvent(new Event(type, { bubbles: true })));
  expect([row?.localName, row?.hasAttribute('data-resting')]).toEqual(['div', false]);
});
