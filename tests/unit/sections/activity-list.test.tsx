// @vitest-environment window
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { press } from '../harness/mount.tsx';
import { showSection } from '../harness/sections/show-section.tsx';
import { stubBackEnd } from '../harness/stub-back-end.ts';

const NOW = 1_795_147_200;

beforeEach(() => {
  // time stands still between the answer and what is seen
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const activity = (id: number, fields: object = {}) => ({
  id,
  type: 1,
  title: `活动${id}`,
  price: '399.00',
  group_price: '199.00',
  num: 0,
  start_time: NOW - 60,
  end_time: NOW + 3600,
  new_time: NOW,
  ...fields,
});

const pageOf = (...data: object[]) => ({ data, page_date: 2 });

const only = async (fields: object) =>
  (await showSection('活动标题', pageOf(activity(5, fields)))).host.querySelector('li')
    ?.textContent ?? '';

test('type 1 leads to the team, type 2 to the flash sale, others nowhere', async () => {
  const { host, cards } = await showSection(
    '活动标题',
    pageOf(activity(1), activity(2, { type: '2' }), activity(3, { type: 9 })),
  );
  expect(cards()).toEqual(['/teamDetails/1', '/sk_detail/2']);
  expect(host.querySelectorAll('li')[2]?.textContent).toContain('活动3');
});

test.each([
  ['before the start', { start_time: NOW + 90 }, '距离开始'],
  ['from the start on', { start_time: NOW }, '距离结束'],
  ['at the very end', { end_time: NOW }, '00:00:00'],
  ['past the end', { end_time: NOW - 1 }, '已结束'],
  ['ended before it starts', { start_time: NOW + 90, end_time: NOW - 1 }, '已结束'],
  ['in ms', { end_time: (NOW + 90_000) * 1000 }, '1天 01:00:00'],
])('%s', async (_when, fields, words) => {
  expect(await only(fields)).toContain(words);
});

test('an activity without times has no countdown', async () => {
  expect(await only({ start_time: null, end_time: null })).toBe('拼团活动5¥199.00原价¥399.00');
});

test.each([
  ['the group price, the original struck through', {}, '¥199.00原价¥399.00'],
  ['no original that is not higher', { price: '199.00' }, '¥199.00'],
  ['a free group price', { group_price: '0' }, '免费原价¥399.00'],
  ['the price alone where there is no group price', { group_price: null }, '¥399.00'],
])('it tells %s', async (_what, fields, words) => {
  const notice = await only({ start_time: null, end_time: null, ...fields });
  expect(notice).toBe(`拼团活动5${words}`);
});

test('the original price is struck through', async () => {
  const { host } = await showSection('活动标题', pageOf(activity(5)));
  expect(host.querySelector('s')?.textContent).toBe('原价¥399.00');
});

test('a subtitle stands under a title that leaves room for it', async () => {
  expect(await only({ subtitle: '三人成团' })).toContain('活动5三人成团');
  expect(await only({ title: '心电图判读训练营精讲', subtitle: '三人成团' })).not.toContain('成团');
});

test('learners are told', async () => {
  expect(await only({ num: '15230' })).toContain('1.5万人购买');
});

test('更多 leads to all activities; 换一换 counts down from the new page’s clock', async () => {
  const next = { new_time: NOW + 600, end_time: NOW + 660 };
  stubBackEnd(() => ({ code: 200, data: pageOf(activity(6, next)) }));
  const section = await showSection('活动标题', pageOf(activity(5)));
  expect(section.more()).toEqual(['/activity']);
  await press(section.foot());
  expect(section.cards()).toEqual(['/teamDetails/6']);
  expect(section.words()).toContain('距离结束1分钟00:01:00');
});
