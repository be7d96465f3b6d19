// @vitest-environment window

import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { flashDetail, teamDetail, teamGroup } from '#schemas/activity/endpoints.ts';
import { writeSession } from '#src/platform/session/session.ts';
import { settle } from '../../harness/mount.tsx';
import { openActivity } from '../../harness/pages/activity-page.tsx';
import { flashOf, groupOf, teamOf } from '../../harness/pages/activity-samples.ts';
import { NOW } from '../../harness/pages/sample-now.ts';
import { type Reply, stubBackEnd } from '../../harness/stub-back-end.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: NOW * 1000, toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  writeSession('token', 't');
});

afterEach(() => vi.useRealTimers());

const pass = (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms));

const open = async (path: string, answers: Record<string, () => Reply>) => {
  const requests = stubBackEnd((one) => answers[one.path]?.() ?? 'no envelope');
  const host = await openActivity(path);
  const to = ({ path: called }: { path: string }) => requests.filter((one) => one.path === called);
  return { host, to };
};

const fine = (data: unknown): Reply => ({ code: 200, data });
const clockOf = () => Math.floor(Date.now() / 1000);

test('a sale opens also where the first question at its start is lost', async () => {
  let lost = false;
  const start = NOW + 10;
  const { host, to } = await open('/sk_detail/2', {
    [flashDetail.path]: () => {
      if (lost) return 'no envelope';
      const state = clockOf() < start ? 'before' : 'running';
      return fine(flashOf({ state, start_time: start, new_time: clockOf() }));
    },
  });
  expect(host.textContent).toContain('提醒我');
  lost = true;
  await pass(12_000);
  expect(to(flashDetail).length).toBeGreaterThan(1);
  expect(host.textContent).toContain('提醒我');
  lost = false;
  await pass(6_000);
  expect(host.textContent).toContain('¥39.60 立即抢购');
  const before = to(flashDetail).length;
  await pass(60_000);
  expect(to(flashDetail)).toHaveLength(before);
});

test.each([
  ['0.00', '单独学习 免费', ['免费学习']],
  ['35.00', '单独购买 ¥35.00', ['单独购买']],
])('what the course costs this member alone, %s, is said', async (price, words, names) => {
  const product = {
    id: 15,
    type: 4,
    title: '一课',
    introHtml: '',
    link: '/courseDetail/15',
    price,
  };
  const { host } = await open('/teamDetails/2', {
    [teamDetail.path]: () => fine(teamOf({ product, groups: [], group_total: 0 })),
  });
  expect(host.textContent).toContain(words);
  const ways = [...host.querySelectorAll('a[href="/courseDetail/15"]')];
  expect(ways.map((way) => way.textContent).filter((name) => name !== '一课')).toEqual(names);
});

test('a flash sale of a course that is free to this member says so', async () => {
  const { product } = flashOf();
  const { host } = await open('/sk_detail/2', {
    [flashDetail.path]: () => fine(flashOf({ product: { ...product, price: '0.00' } })),
  });
  const ways = [...host.querySelectorAll('a[href="/courseDetail/15"]')];
  expect(ways.map((way) => way.textContent)).toContain('免费学习');
  expect(host.textContent).toContain('¥39.60 立即抢购');
});

test('a flash sale is looked at anew when the page is seen again', async () => {
  let left = 5;
  const { host } = await open('/sk_detail/2', {
    [flashDetail.path]: () => fine(flashOf(left > 0 ? {} : { left, state: 'soldout' })),
  });
  left = 0;
  await settle(() => void document.dispatchEvent(new Event('visibilitychange')));
  await settle();
  expect(host.textContent).toContain('已抢光');
});

test('places that unpaid orders hold say from when they may be free, and what is said once it has come', async () => {
  const held = { state: 'soldout', left: 0, num: 8, held: 2, release_time: NOW + 600 };
  const { host } = await open('/sk_detail/2', {
    [flashDetail.path]: () => fine(flashOf(held)),
  });
  expect(host.textContent).toContain('有名额待释放，最早 16:10');
  expect(host.textContent).toContain('已抢 8 / 10 份，2 份待付款');
  expect(host.textContent).not.toContain('已抢光');
  const past = await open('/sk_detail/2', {
    [flashDetail.path]: () => fine(flashOf({ ...held, release_time: NOW - 60 })),
  });
  expect(past.host.textContent).toContain('有名额待释放，请稍候');
});

test('a group whose last place is held says when it may become free', async () => {
  const { host } = await open('/teamDetails/2?group=3', {
    [teamDetail.path]: () => fine(teamOf({ groups: [] })),
    [teamGroup.path]: () =>
      fine({
        ...groupOf(3, { left: 0, release_time: NOW + 600 }),
        ...{ new_time: NOW, people: [], activity: teamOf() },
      }),
  });
  expect(host.textContent).toContain('有名额待释放，最早 16:10');
});

test('a group is looked at anew when the page is seen again', async () => {
  let joined = 1;
  const { host } = await open('/teamDetails/2?group=3', {
    [teamDetail.path]: () => fine(teamOf({ need: 3 })),
    [teamGroup.path]: () =>
      fine({
        ...groupOf(3, { need: 3, joined, left: 3 - joined }),
        new_time: NOW,
        people: [{ nickname: '周*远', headimg: '' }],
        activity: teamOf(),
      }),
  });
  expect(host.textContent).toContain('还差 2 人成团');
  joined = 2;
  await settle(() => void document.dispatchEvent(new Event('visibilitychange')));
  await settle();
  expect(host.textContent).toContain('还差 1 人成团');
});

test('a group whose time is over cannot be joined any more, and leaves the list', async () => {
  const stop = NOW + 10;
  let missing = false;
  const { host } = await open('/teamDetails/2', {
    [teamDetail.path]: () => {
      const groups = missing ? [] : [groupOf(3, { stop_time: stop })];
      return fine(teamOf({ groups, group_total: groups.length, new_time: clockOf() }));
    },
  });
  const join = () => host.querySelector('a[href="/order_submit/2?kind=team&group=3"]');
  expect(join()?.textContent).toBe('去参团');
  await pass(12_000);
  expect(join()).toBeNull();
  expect(host.textContent).toContain('时间已到');
  missing = true;
  await pass(8_000);
  expect(host.textContent).not.toContain('正在拼的团');
});

test('an owner, and who is in a group already, is not asked to join another', async () => {
  const mine = (own: object) => ({ ...teamOf().mine, ...own });
  for (const own of [{ owned: 1 }, { order_state: 'grouping', group_id: '7' }]) {
    const { host } = await open('/teamDetails/2', {
      [teamDetail.path]: () =>
        fine(teamOf({ groups: [groupOf(3)], group_total: 1, mine: mine(own) })),
    });
    expect(host.textContent).not.toContain('去参团');
  }
});
