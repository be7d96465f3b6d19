// @vitest-environment window

import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { previewOrder } from '#schemas/order/endpoints.ts';
import { courseOffer } from '#schemas/order/samples.ts';
import { CouponChoice } from '#src/pages/order/submit/choice/coupon.tsx';
import { mount } from '../../harness/mount.tsx';

const nothing = () => undefined;

const coupon = (id: number, own: object = {}) => ({
  ...{ id, title: '全场满减券', price: '20.00', threshold: '99.00', end_time: 1_764_000_000 },
  ...{ usable: 1, reason: '', ...own },
});

test('copies that are alike can be chosen once, as the one that is chosen already', async () => {
  const coupons = [coupon(1), coupon(2), coupon(3, { end_time: 1_765_000_000 })];
  const offer = z.parse(previewOrder.data, { ...courseOffer, coupon: 2, coupons });
  const parts = { onChoose: nothing, onOpen: nothing, onClose: nothing };
  const { host } = await mount(<CouponChoice offer={offer} open {...parts} />);
  const radios = [...host.querySelectorAll<HTMLInputElement>('[name=coupon]')];
  expect(radios.map(({ checked }) => checked)).toEqual([true, false, false]);
});
