// @vitest-environment window
import { expect, test } from 'vitest';
import { showSection } from '../harness/sections/show-section.tsx';

const coupon = {
  id: 1,
  title: '满减券',
  price: '20',
  threshold: '99',
  end_time: '2099-12-31 12:00:00',
};

const only = async (fields: object) =>
  (await showSection('优惠券', [{ ...coupon, ...fields }])).host.querySelector('li')?.textContent;

test.each([
  [{}, '¥20.00原价满99元可用满减券2099-12-31 到期去领取'],
  [{ is_receive: '1' }, '¥20.00原价满99元可用满减券2099-12-31 到期已领取'],
  [{ threshold: '0.00' }, '¥20.00无门槛满减券2099-12-31 到期去领取'],
  [{ threshold: 9.9 }, '¥20.00原价满9.90元可用满减券2099-12-31 到期去领取'],
  [{ end_time: null }, '¥20.00原价满99元可用满减券长期有效去领取'],
])('a coupon tells what it takes off, from when, until when: %j', async (fields, words) => {
  expect(await only(fields)).toBe(words);
});

test('each leads to the coupon screen, 更多 as well', async () => {
  const { cards, more } = await showSection('优惠券');
  expect([...new Set([...cards(), ...more()])]).toEqual(['/yhj']);
});
