// @vitest-environment window

import { act } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { feed } from '#schemas/category/endpoints.ts';
import { useBareHome } from '#src/app/afterwards/bare-home.ts';
import PreparingNote from '#src/app/afterwards/preparing-note.tsx';
import { mount, settle, settleUntil } from '../harness/mount.tsx';
import { stubBackEnd } from '../harness/stub-back-end.ts';

const Bare = () => (useBareHome() ? <PreparingNote /> : null);

const section = (name: string, state = 'ready') =>
  `<section data-section="${name}" data-state="${state}"></section>`;

const homeOf = (html: string): HTMLElement => {
  document.body.innerHTML = `<main data-variant="variant2">${html}</main>`;
  const home = document.querySelector('main');
  if (!home) throw new Error('no home page');
  return home;
};

const entry = { kind: 'course', id: 1, title: '心电图入门', thumb: '', type: 0, status: 0 };

const answering = (data: readonly object[] | undefined) =>
  stubBackEnd(({ path }) => {
    if (path !== feed.path || !data) return { code: 500, msg: '坏了', data: null };
    return { code: 200, data: { data, last_page: 1 } };
  });

beforeEach(() => {
  localStorage.clear();
  history.replaceState({ entry: crypto.randomUUID() }, '', '/index');
});

test('a home of an empty shop says what is coming, and leads to what is there', async () => {
  const requests = answering([]);
  const home = homeOf(section('搜索框') + section('导航栏') + section('课程模块', 'loading'));
  const { render } = await mount(<Bare />);
  await settle();
  expect(requests).toEqual([]);
  await act(async () => home.querySelector('[data-state=loading]')?.remove());
  await settleUntil(() => home.textContent !== '');
  expect(home.textContent).toContain('内容正在准备中');
  expect([...home.querySelectorAll('a')].map((a) => a.getAttribute('href'))).toEqual([
    '/login',
    '/upgradeMember',
    '/help',
    '/service',
  ]);
  expect(home.dataset.preparing).toBe('');
  await render(null);
  expect([home.textContent, home.dataset.preparing]).toEqual(['', undefined]);
});

test('a member is not asked to log in', async () => {
  localStorage.setItem('TOKEN', 't-1');
  answering([]);
  const home = homeOf(section('导航栏'));
  await mount(<Bare />);
  await settleUntil(() => home.textContent !== '');
  expect(home.textContent).not.toContain('登录');
});

test.each([
  ['holds a course', section('导航栏') + section('课程模块'), []],
  ['has closed all sections', '<div data-nothing role="alert"></div>', []],
  ['stands beside a shop with courses', section('导航栏'), [entry]],
  ['cannot know whether the shop is empty', section('导航栏'), undefined],
])('nothing is said on a home that %s', async (_, html, data) => {
  answering(data);
  const home = homeOf(html);
  await mount(<Bare />);
  await settle();
  expect(home.textContent).toBe('');
});
