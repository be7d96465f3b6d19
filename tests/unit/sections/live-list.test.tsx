// @vitest-environment window
import { act } from 'react';
import { expect, test } from 'vitest';
import { LiveCard } from '#src/entities/live/card.tsx';
import { toastStore } from '#src/platform/feedback/toast.ts';
import { fixDate } from '../harness/fixed-date.ts';
import { mount, press } from '../harness/mount.tsx';
import { showSection } from '../harness/sections/show-section.tsx';
import { stubBackEnd } from '../harness/stub-back-end.ts';

fixDate('2026-11-29T14:00:00+08:00');

const live = (id: number, fields: object = {}) => ({
  id,
  broadcast_name: `直播${id}`,
  broadcast_status: 1,
  is_admission: 1,
  broadcast_price: '免费',
  munber: 0,
  ...fields,
});

const only = async (fields: object) =>
  (await showSection('直播标题', { data: [live(7, fields)], count_num: 1 })).host.querySelector(
    'li',
  )?.textContent;

test.each([
  [0, '未开始直播7免费'],
  [1, '直播中直播7免费'],
  [3, '回放直播7免费'],
  [9, '直播7免费'],
])('status %i is labelled', async (broadcast_status, words) => {
  expect(await only({ broadcast_status })).toBe(words);
});

test.each([
  [1, '回放直播7免费'],
  [0, '已结束直播7免费'],
  [undefined, '回放直播7免费'],
])('one that is over with a replay of %s is labelled', async (has_replay, words) => {
  expect(await only({ broadcast_status: 3, has_replay })).toBe(words);
});

test('status 0 is labelled in the ordered variant only', async () => {
  const { host } = await mount(
    <LiveCard
      href="/zhiboing/1"
      title="直播"
      thumb=""
      status={0}
      labelsPending={false}
      viewers={0}
      locked={false}
      price={null}
    />,
  );
  expect(host.textContent).toBe('直播');
});

test('a broadcast to come says when it starts, in China time', async () => {
  const start_time = Date.UTC(2026, 11, 1, 16, 5) / 1000;
  expect(await only({ broadcast_status: 0, start_time })).toContain('12月2日 00:05 开播');
  expect(await only({ broadcast_status: 3, start_time })).not.toContain('开播');
});

test('a password room is marked, an open one is not', async () => {
  expect(await only({ is_admission: '0' })).toContain('凭密码进入');
  expect(await only({ is_admission: '1' })).not.toContain('凭密码进入');
});

test.each([
  ['免费', '免费'],
  ['0.00', '免费'],
  ['29.9', '¥29.90'],
])('the price %s reads %s', async (broadcast_price, words) => {
  expect(await only({ broadcast_price })).toBe(`直播中直播7${words}`);
});

test('viewers are told as people read them', async () => {
  expect(await only({ munber: '12846' })).toContain('1.2万人观看');
});

test('cards lead to their rooms, 更多 to the hall', async () => {
  const section = await showSection('直播标题', { data: [live(7), live(7)], count_num: 1 });
  expect(section.cards()).toEqual(['/zhiboing/7', '/zhiboing/7']);
  expect(section.more()).toEqual(['/house']);
});

test('换一换 shows the next page and asks nothing past the last', async () => {
  const requests = stubBackEnd(() => ({ code: 200, data: { data: [live(8)], count_num: 2 } }));
  const section = await showSection('直播标题', { data: [live(7)], count_num: 2 });
  await press(section.foot());
  expect(section.cards()).toEqual(['/zhiboing/8']);
  expect(requests).toEqual([{ path: '/v5/bro/show_bro', body: { page: 2 } }]);
  await press(section.foot());
  expect(toastStore.get()?.text).toBe('没有更多数据');
  expect(requests).toHaveLength(1);
});

test('a layout leaves the label of status 0 to the ordered variant', async () => {
  const payload = { data: [live(7, { broadcast_status: 0 }), live(8)], count_num: 1 };
  const { words } = await showSection('直播标题', payload, { settings: { labelsPending: false } });
  expect(words()).not.toContain('未开始');
  expect(words()).toContain('直播中');
});

test('as tiles it grows with 查看更多', async () => {
  stubBackEnd(() => ({ code: 200, data: { data: [live(8)], count_num: 2 } }));
  const section = await showSection(
    '直播标题',
    { data: [live(7)], count_num: 2 },
    { settings: { as: 'tiles' } },
  );
  expect(section.foot()?.textContent).toBe('查看更多');
  await press(section.foot());
  expect(section.cards()).toEqual(['/zhiboing/7', '/zhiboing/8']);
});

test.each(['pointerdown', 'scroll'])('its row rests until a %s', async (type) => {
  const { host } = await showSection('直播标题', { data: [live(1), live(2)], count_num: 1 });
  const row = host.querySelector('[data-resting]');
  await act(async () => row?.dispatchEvent(new Event(type, { bubbles: true })));
  expect([row?.localName, row?.hasAttribute('data-resting')]).toEqual(['ul', false]);
});
