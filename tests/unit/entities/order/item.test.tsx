// @vitest-environment window
import { expect, test } from 'vitest';
import { orderKinds, orderStates } from '../../../../schemas/order/fields.ts';
import { OrderItem } from '../../../../src/entities/order/item.tsx';
import { orderStateNames } from '../../../../src/entities/order/words.ts';
import { mount } from '../../harness/mount.tsx';

const item = { title: '订单', subtitle: '', thumb: '', price: '1.00', quantity: 1 };

test('each state of an order has the name that people know', () => {
  expect(orderStates.map((state) => orderStateNames[state])).toEqual([
    '待付款',
    '待成团',
    '已完成',
    '已取消',
    '退款中',
    '已退款',
  ]);
});

test.each(orderKinds)('an ordered %s without a picture is drawn as what it is', async (kind) => {
  const { host } = await mount(<OrderItem {...item} kind={kind} />);
  const drawn = {
    ...{
      course: null,
      column: null,
      gift: null,
      live: 'live',
      membership: 'card',
      coupon: 'ticket',
    },
    ...{ team: 'activity', flash: 'activity' },
  }[kind];
  expect(host.querySelector('span > span')?.getAttribute('data-of')).toBe(drawn);
});
