import { none } from '../asked.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { list } from '../structures.ts';
import { coupon } from './fields.ts';

export const couponList = defineEndpoint({
  path: '/v2/offercoupon/getcouponList2',
  payload: none,
  data: list(coupon),
  access: 'member',
  refusals: {},
});
