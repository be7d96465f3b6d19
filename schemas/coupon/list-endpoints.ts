import { defineEndpoint } from '../wire/define-endpoint.ts';
import { none } from '../wire/query-fields.ts';
import { list } from '../wire/structures.ts';
import { couponSchema } from './fields.ts';

export const couponList = defineEndpoint({
  path: '/v2/offercoupon/getcouponList2',
  payload: none,
  data: list(couponSchema),
  access: 'member',
  refusals: {},
});
