import { expect, test } from 'vitest';
import { liveStanding, liveWay } from '#src/entities/live/standing.ts';
import { fixDate } from '../../harness/fixed-date.ts';

fixDate('2026-11-29T14:00:00+08:00');

const at = Date.parse('2026-12-05T19:30:00+08:00');
const live = { status: 0, startTime: at, viewers: 0 };

test.each([
  [{}, ['coming', '12月5日 19:30 开播', '', '12月5日 19:30 开播']],
  [{ reservations: 12 }, ['coming', '12月5日 19:30 开播', '12人预约', '12月5日 19:30 开播']],
  [{ startTime: null }, ['coming', '开播时间待定', '', '开播时间待定']],
  [{ status: 2 }, ['coming', '12月5日 19:30 开播', '', '12月5日 19:30 开播']],
  [{ status: 1 }, ['onAir', '12月5日 19:30 开播，正在直播', '', '刚刚开播']],
  [{ status: 1, viewers: 9 }, ['onAir', '12月5日 19:30 开播，正在直播', '9人观看', '9人观看']],
  [{ status: 3 }, ['over', '12月5日 19:30 直播', '', '']],
  [{ status: 3, viewers: 9 }, ['over', '12月5日 19:30 直播', '9人观看', '9人观看']],
] as const)('a broadcast that is %o stands as %o', (own, expected) => {
  const { phase, when, people, brief } = liveStanding({ ...live, ...own });
  expect([phase, when, people, brief]).toEqual(expected);
});

const MINUTE = 60_000;

test.each([
  [0, 60 * MINUTE, '预计 60 分钟'],
  [1, 90 * MINUTE, '预计 90 分钟'],
  [3, 90 * MINUTE, '90 分钟'],
  [3, 20_000, ''],
  [0, 0, ''],
  [0, -MINUTE, ''],
  [0, 40 * 24 * 60 * MINUTE, ''],
])('a broadcast at %i whose end is %i ms after its start takes “%s”', (status, later, length) => {
  expect(liveStanding({ ...live, status, endTime: at + later }).length).toBe(length);
});

test('without a start or an end nobody knows how long a broadcast takes', () => {
  expect(liveStanding(live).length).toBe('');
  expect(liveStanding({ ...live, endTime: null }).length).toBe('');
  expect(liveStanding({ ...live, startTime: null, endTime: at }).length).toBe('');
  expect(liveStanding({ ...live, startTime: null }).hourAndLength).toBe('开播时间待定');
  expect(liveStanding(live).hourAndLength).toBe('19:30 开播');
});

test('how long a broadcast takes is said behind its start', () => {
  const { when, whenAndLength, hourAndLength } = liveStanding({
    ...live,
    endTime: at + 90 * MINUTE,
  });
  expect(whenAndLength).toBe(`${when} · 预计 90 分钟`);
  expect(hourAndLength).toBe('19:30 开播 · 预计 90 分钟');
});

test('a broadcast is due from its start on, as long as nobody has put it on air', () => {
  const isDue = (now: number | null, status = 0) => liveStanding({ ...live, status }, now).isDue;
  expect([isDue(at - 1), isDue(at), isDue(null)]).toEqual([false, true, false]);
  expect([isDue(at, 1), isDue(at, 3)]).toEqual([false, false]);
  expect(liveStanding({ ...live, startTime: null }, at).isDue).toBe(false);
});

test.each([
  ['open', 0, '进入直播间', '/zhiboing/4'],
  ['open', 1, '进入直播间', '/zhiboing/4'],
  ['open', 3, '观看回放', '/zhiboing/4'],
  ['password', 1, '输入密码', '/zhiboing/4'],
  ['pay', 3, '¥9.90 购买', '/order_submit/4?kind=live'],
] as const)('the way in that is %s at %i is named %s', (gate, status, name, href) => {
  expect(liveWay({ id: '4', gate, status, price: '9.90' })).toEqual({ is: gate, name, href });
  if (gate === 'pay') expect(liveWay({ id: '4', gate, status, price: null }).name).toBe('购买');
});

test('what is over without a replay has no replay to open, and is not sold', () => {
  const wayTo = (gate: 'open' | 'pay', status = 3) =>
    liveWay({ id: '4', gate, status, price: '9.90', hasReplay: false });
  expect(wayTo('open')).toEqual({ is: 'open', name: '进入直播间', href: '/zhiboing/4' });
  expect(wayTo('pay').name).toBe('看其他直播');
  expect(wayTo('pay', 0).name).toBe('¥9.90 购买');
});
