// @vitest-environment window
import { expect, test } from 'vitest';
import { orderKinds } from '#schemas/order/fields.ts';
import { OrderItem } from '#src/entities/order/item.tsx';
import { mount } from '../../harness/mount.tsx';

const item = { title: '订单', subtitle: '', thumb: '', price: '1.00', quantity: 1 };

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
