import { defineEndpoint } from '../define-endpoint.ts';
import { none } from '../query-fields.ts';
import { list } from '../structures.ts';
import { couponSchema } from './fields.ts';

export const couponList = defineEndpoint({
  path: '/v2/offercoupon/getcouponList2',
  payload: none,
  data: list(couponSchema),
  access: 'member',
  refusals: {},
});
